import { checkInCodec, DEMO_CHECK_INS_KEY } from '@nafas/data-service/check-ins';
import { fakePlatform } from '@nafas/platform/testing';
import { expect, test } from 'vitest';
import { createEntry } from '../testing/render-journal.tsx';
import { excerpt } from './excerpt.ts';
import searchEntries from './search-entries.ts';

const ENTRIES = [
  createEntry('2026-11-10T08:00:00Z', { notes: 'Slept badly. Café with Amal helped.' }),
  createEntry('2026-11-15T08:00:00Z', { notes: 'مشيت إلى القهوة، وكان اليوم هادئًا.' }),
  createEntry('2026-11-16T08:00:00Z', { notes: 'Long walk; coffee at the CAFE.' }),
  createEntry('2026-11-17T08:00:00Z'),
] as const;

function demo() {
  sessionStorage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify(ENTRIES));
  return fakePlatform();
}

test('entries are found whatever the letters’ marks, the latest first, and open', async () => {
  const { platform } = demo();
  const found = await searchEntries(platform, 'cafe');
  expect(found.map(({ title, address }) => [title, address])).toEqual([
    ['Long walk; coffee at the CAFE.', `/dashboard/journal/${ENTRIES[2].id}`],
    ['Café with Amal helped.', `/dashboard/journal/${ENTRIES[0].id}`],
  ]);
  expect(found[0]?.detail).toContain('2026');
  expect(await searchEntries(platform, 'قهوه هادئا')).toHaveLength(1);
  expect(await searchEntries(platform, 'nothing of this')).toEqual([]);
});

test('what has not reached the server is found too, and once', async () => {
  const { platform, stores } = demo();
  const waiting = createEntry('2026-11-18T08:00:00Z', { notes: 'On the train.' });
  const row = checkInCodec.toRow(waiting);
  stores.pending.set([{ table: checkInCodec.table, row, topic: 'check-ins' }]);
  const found = await searchEntries(platform, 'train');
  expect(found.map(({ id }) => id)).toEqual([waiting.id]);
});

test('an excerpt is the sentence that answers, not longer than a line', () => {
  expect(excerpt('One. Two words here. Three.', 'words')).toBe('Two words here.');
  expect(excerpt('كيف كان اليوم؟ هادئ جدًا.', 'هادئ')).toBe('هادئ جدًا.');
  expect(excerpt('今日は雨。公園を歩いた。', '公園')).toBe('公園を歩いた。');
  expect([...excerpt('a'.repeat(200), 'b')]).toHaveLength(91);
});
