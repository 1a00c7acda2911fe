import type { OutboxWrite } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, it, vi } from 'vitest';
import { platformFor } from './platform-for.ts';

const module = (contract: 1 | 2) => ({ contract, slots: {}, actions: {} });
const insert: OutboxWrite = { table: 'goals', row: { id: 'a' }, topic: 'goals' };
const removal: OutboxWrite = { ...insert, op: 'delete', row: { id: 'b' }, expectedVersion: 1 };

it('is the platform itself for a module of this contract', () => {
  const { platform } = fakePlatform();
  expect(platformFor(module(2), platform)).toBe(platform);
});

it('is one and the same for every view of contract 1, and says its version', () => {
  const { platform } = fakePlatform();
  const first = platformFor(module(1), platform);
  expect(platformFor(module(1), platform)).toBe(first);
  expect(first.version).toBe('1.3.0');
  expect(platformFor(module(1), fakePlatform().platform)).not.toBe(first);
});

it('speaks to contract 1 in the languages it knows', () => {
  const { platform, stores } = fakePlatform();
  const { language } = platformFor(module(1), platform);
  const told = vi.fn();
  language.subscribe(told);
  stores.language.set('fr');
  expect([told.mock.calls.length, language.get()]).toEqual([1, 'en']);
  stores.language.set('ar-MA');
  expect(language.get()).toBe('ar');
});

it('shows contract 1 only the rows that wait, the same list until it changes', () => {
  const { platform, stores } = fakePlatform();
  const { pending } = platformFor(module(1), platform);
  stores.pending.set([insert, removal]);
  expect(pending.get()).toEqual([insert]);
  expect(pending.get()).toBe(pending.get());
  stores.pending.set([removal]);
  expect(pending.get()).toEqual([]);
});
