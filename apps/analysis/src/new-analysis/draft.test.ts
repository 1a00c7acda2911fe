import { type CheckInDraft, EMPTY_DRAFT } from '@nafas/data-service/check-ins';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test, vi } from 'vitest';
import { getDraftStore, openDraft } from './draft.ts';

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

test('what is written into the note is kept with each letter, and only those who follow the note hear of it', () => {
  const { platform } = fakePlatform();
  const draft = openDraft(getDraftStore(platform));
  const onValues = vi.fn();
  draft.values.subscribe(onValues);
  draft.change({ notes: 'Te' });
  draft.change({ notes: 'Tea' });
  expect(onValues).not.toHaveBeenCalled();
  expect(draft.notes.get()).toBe('Tea');
  expect(getDraftStore(platform).load()).toEqual({ ...EMPTY_DRAFT, notes: 'Tea' });
  draft.change({ mood: 8 });
  expect(draft.values.get()).toEqual(expect.objectContaining({ mood: 8 }));
  expect(draft.get()).toEqual({ ...EMPTY_DRAFT, notes: 'Tea', mood: 8 });
  expect(draft.get()).toBe(draft.get());
});
