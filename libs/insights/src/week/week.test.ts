import { expect, test } from 'vitest';
import { addDays } from '../local-date.ts';
import { toWeek } from './week.ts';

const TO = '2026-11-20';
/** The moods of the seven days up to `TO`; null is a day without an entry. */
const week = (...moods: (number | null)[]) =>
  toWeek(
    moods.flatMap((mood, at) =>
      mood === null ? [] : [{ localDate: addDays(TO, at - moods.length + 1), mood }],
    ),
    TO,
  );

test.each([
  [week(), { kind: 'quiet' }],
  [week(null, null, null, null, null, null, 6), { kind: 'noted' }],
  [week(null, null, 6, null, null, null, 6), { kind: 'noted' }],
  [week(null, null, 2, null, null, null, 9), { kind: 'noted' }],
  [week(6, 5, null, 6, 7, 6, 6), { kind: 'steady' }],
  [week(1, 4, 3, null, 9, 7, 7), { kind: 'eased', day: '2026-11-14' }],
  [week(5, 5, 6, 5, 5, 9, 5), { kind: 'brightened', day: '2026-11-19' }],
  [week(7, 6, 7, 6, 5, 4, 2), { kind: 'heavier', day: '2026-11-20' }],
  [week(9, 5, 6, 5, 6, 5, 6), { kind: 'moving' }],
])('a week is called by its moods: %#', ({ title }, expected) => {
  expect(title).toEqual(expected);
});

test('several entries of a day are one day, and a mood nobody set is left out (DECISION-110)', () => {
  const { days, entries } = toWeek(
    [
      { localDate: TO, mood: 4 },
      { localDate: TO, mood: 8 },
      { localDate: TO, mood: null },
      { localDate: '2026-11-19', mood: null },
      { localDate: '2026-11-13', mood: 1 },
    ],
    TO,
  );
  expect(entries).toBe(4);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ localDate: TO, entries: 3, mood: 6 });
  expect(days.at(-2)).toEqual({ localDate: '2026-11-19', entries: 1, mood: null });
});

test('being here is counted over thirty days, also where the week is quiet', () => {
  const { here, hereCount, title } = toWeek(
    [12, 20, 29, 30].map((ago) => ({ localDate: addDays(TO, -ago), mood: 5 })),
    TO,
  );
  expect(title).toEqual({ kind: 'quiet' });
  expect(here).toHaveLength(30);
  expect(hereCount).toBe(3);
});
