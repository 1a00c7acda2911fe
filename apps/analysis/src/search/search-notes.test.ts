import { checkInCodec, newCheckIn } from '@nafas/data-service/check-ins';
import type { BackendV1 } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { createRow } from '../testing/rows.ts';
import searchNotes, { excerpt } from './search-notes.ts';

/** Answers one page of rows to whatever is asked of a table. */
function backendWith(rows: ReturnType<typeof createRow>[]): BackendV1 {
  const asked = {
    select: () => asked,
    gte: () => asked,
    order: () => asked,
    range: () => asked,
    retry: () => asked,
    then: (done: (answer: object) => void) => done({ status: 200, data: rows, error: null }),
  };
  return { from: () => asked } as unknown as BackendV1;
}

const platformWith = (rows: ReturnType<typeof createRow>[]) =>
  fakePlatform({
    scope: { mode: 'real', userId: 'a', signal: new AbortController().signal },
    backend: () => Promise.resolve(backendWith(rows)),
  });

test('notes are found whatever the letters’ marks, the latest first', async () => {
  const rows = [
    { ...createRow(9), notes: 'Slept badly. Café with Amal helped.' },
    { ...createRow(2), notes: 'مشيت إلى القهوة، وكان اليوم هادئًا.' },
    { ...createRow(1), notes: 'Long walk; coffee at the CAFE.' },
    { ...createRow(0), notes: null },
  ];
  const { platform } = platformWith(rows);
  const found = await searchNotes(platform, 'cafe');
  expect(found.map(({ title }) => title)).toEqual([
    'Long walk; coffee at the CAFE.',
    'Café with Amal helped.',
  ]);
  expect(found[0]?.address).toBe('/dashboard/emotional-analysis');
  expect(found[0]?.detail).not.toBe('');
  expect(await searchNotes(platform, 'قهوه هادئا')).toHaveLength(1);
  expect(await searchNotes(platform, 'nothing of this')).toEqual([]);
});

test('what has not reached the server is found too, and once', async () => {
  const { platform, stores } = platformWith([]);
  const now = new Date();
  const checkIn = newCheckIn({
    mood: 5,
    energy: 5,
    stress: 5,
    notes: 'On the train.',
    now,
    timeZone: 'UTC',
  });
  stores.pending.set([
    { table: checkInCodec.table, row: checkInCodec.toRow(checkIn), topic: 'check-ins' },
  ]);
  expect(await searchNotes(platform, 'train')).toHaveLength(1);
});

test('an excerpt is the sentence that answers, not longer than a line', () => {
  expect(excerpt('One. Two words here. Three.', 'words')).toBe('Two words here.');
  expect(excerpt('كيف كان اليوم؟ هادئ جدًا.', 'هادئ')).toBe('هادئ جدًا.');
  expect([...excerpt('a'.repeat(200), 'b')]).toHaveLength(91);
});
