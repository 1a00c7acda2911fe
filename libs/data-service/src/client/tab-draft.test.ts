// @vitest-environment jsdom
import type { Scope } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { getTabDraft } from './tab-draft.ts';

const USER = '11111111-1111-4111-8111-111111111111';
const ended = new AbortController();
const scope: Scope = { mode: 'real', userId: USER, signal: ended.signal };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('is there after a reload, under a name with the id of whose it is', () => {
  getTabDraft(fakePlatform({ scope }).platform, 'care.plan.v1').write('tea');
  expect(Object.keys(sessionStorage)).toEqual([`nafas.care.plan.v1:real:${USER}`]);
  expect(getTabDraft(fakePlatform({ scope }).platform, 'care.plan.v1').read()).toBe('tea');
  const other = { ...scope, userId: 'other' };
  expect(getTabDraft(fakePlatform({ scope: other }).platform, 'care.plan.v1').read()).toBeNull();
});

test('is gone once it is cleared', () => {
  const draft = getTabDraft(fakePlatform().platform, 'chat.v1');
  draft.write('tea');
  draft.clear();
  expect(draft.read()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('is gone with the scope, also when something is written afterwards', () => {
  const { platform, endScope } = fakePlatform();
  const draft = getTabDraft(platform, 'chat.v1');
  draft.write('tea');
  endScope();
  draft.write('more');
  expect(draft.read()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('lives as long as the scope where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { platform } = fakePlatform();
  getTabDraft(platform, 'chat.v1').write('tea');
  expect(getTabDraft(platform, 'chat.v1').read()).toBe('tea');
});
