import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { createEntry } from '../testing/render-journal.tsx';
import { getDrafts, toDraft } from './drafts.ts';

const ENTRY = createEntry('2025-11-18T18:30:00Z', { notes: 'The sea was flat as paper.' });
const DRAFT = { ...toDraft(ENTRY), notes: 'The sea was not flat.' };
const PERSON = crypto.randomUUID();

function start(userId: string | null = null) {
  const ended = new AbortController();
  const mode = userId === null ? 'demo' : 'real';
  const { platform } = fakePlatform({ scope: { mode, userId, signal: ended.signal } });
  return { drafts: getDrafts(platform), end: () => ended.abort() };
}

test('one for each entry, kept for the next time', () => {
  start().drafts.save(ENTRY, DRAFT);
  const { drafts } = start();
  expect(drafts.load(ENTRY.id)).toMatchObject({ before: ENTRY, draft: DRAFT });
  expect(drafts.load(crypto.randomUUID())).toBeNull();
});

test('[DECISION-116] the key names the person, so that sign-out forgets it, and nobody of the demo', () => {
  start(PERSON).drafts.save(ENTRY, DRAFT);
  start().drafts.save(ENTRY, DRAFT);
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'nafas.journal.drafts.v1:demo:',
    `nafas.journal.drafts.v1:real:${PERSON}`,
  ]);
});

test('gone with the scope, also when something is typed afterwards', () => {
  const { drafts, end } = start(PERSON);
  drafts.save(ENTRY, DRAFT);
  end();
  drafts.save(ENTRY, DRAFT);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is kept of what was changed back, or forgotten', () => {
  const { drafts } = start();
  drafts.save(ENTRY, DRAFT);
  drafts.save(ENTRY, toDraft(ENTRY));
  expect(sessionStorage).toHaveLength(0);
  drafts.save(ENTRY, DRAFT);
  drafts.forget(ENTRY.id);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', `{"${ENTRY.id}":{"before":{},"draft":{},"at":"now"}}`])(
  'a stored value that is none (%s) is passed over',
  (stored) => {
    sessionStorage.setItem('nafas.journal.drafts.v1:demo:', stored);
    expect(start().drafts.load(ENTRY.id)).toBeNull();
  },
);
