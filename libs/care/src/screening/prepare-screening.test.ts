import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pace } from './pace.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('./classifier/learnt.ts');
});

it('before it, what is said outright is read by the rules; after it, by what was learnt too', async () => {
  const { hasPack, loadPack, screenForCrisis } = await import('./index.ts');
  const before = screenForCrisis('I want to kill myself');
  expect(before).toMatchObject({ level: 'crisis', decidedBy: 'rules' });
  expect(hasPack('en')).toBe(false);
  await loadPack('en');
  expect(hasPack('en')).toBe(true);
  expect(screenForCrisis('I want to kill myself')).toMatchObject({ decidedBy: 'both' });
});

it('finds the words of every pattern once, and so do packs, at the pace that was set', async () => {
  const { loadPack } = await import('./index.ts');
  const { setPace } = await import('./pace.ts');
  const { PATTERNS } = await import('./phrases-in.ts');
  const counts: number[] = [];
  const pace: Pace = async (items, run) => {
    await Promise.resolve();
    counts.push(items.length);
    items.forEach((item) => run(item));
  };
  setPace(pace);
  await Promise.all([loadPack('en'), loadPack('ar')]);
  expect(counts).toEqual([PATTERNS.length]);
  await Promise.all([loadPack('ko'), loadPack('ko')]);
  expect(counts).toHaveLength(2);
  expect(counts[1]).toBeGreaterThan(50);
});

it('rejects where what was learnt cannot be had, and tries again', async () => {
  const loadLearnt = vi.fn(() => Promise.reject(new Error('no network')));
  vi.doMock('./classifier/learnt.ts', () => ({ loadLearnt, loadedLearnt: () => null }));
  const { loadPack, screenForCrisis } = await import('./index.ts');
  await expect(loadPack('en')).rejects.toThrow('no network');
  await expect(loadPack('en')).rejects.toThrow('no network');
  expect(loadLearnt).toHaveBeenCalledTimes(2);
  expect(screenForCrisis('I want to kill myself').level).toBe('crisis');
});
