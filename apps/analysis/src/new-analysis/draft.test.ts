import { type CheckInDraft, EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { getDraftStore } from './draft.ts';

const DRAFT: CheckInDraft = {
  ...EMPTY_DRAFT,
  mood: 8,
  energy: 1,
  stress: 0,
  notes: 'Tea',
  words: ['calm'],
};

test('kept for the next time, under a key with its version and its scope', () => {
  const { platform } = fakePlatform();
  getDraftStore(platform).save(DRAFT);
  expect(getDraftStore(platform).load()).toEqual(DRAFT);
  expect(Object.keys(sessionStorage)).toEqual(['nafas.analysis.draft.v2:demo:']);
});

test('gone with the scope, also when something is typed afterwards', () => {
  const { platform, endScope } = fakePlatform();
  const store = getDraftStore(platform);
  store.save(DRAFT);
  endScope();
  expect(sessionStorage).toHaveLength(0);
  store.save(DRAFT);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '{',
  '{"mood":11,"energy":5,"stress":5,"motivation":null,"notes":"","words":[]}',
  '{"mood":5,"energy":5,"stress":5,"motivation":null,"notes":"","words":["a","b","c","d"]}',
  '[]',
])('a stored value that is no draft (%s) is left alone', (stored) => {
  sessionStorage.setItem('nafas.analysis.draft.v2:demo:', stored);
  expect(getDraftStore(fakePlatform().platform).load()).toEqual(EMPTY_DRAFT);
});
