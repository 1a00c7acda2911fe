import { expect, test } from 'vitest';
import { toContinuity } from './continuity.ts';
import { addDays } from './local-date.ts';

const today = '2026-11-30';
const ago = (...days: number[]) => new Set(days.map((count) => addDays(today, -count)));

test('counts the days of the last thirty, and of the last seven', () => {
  const found = toContinuity(ago(0, 6, 7, 29, 30), { startedOn: '2026-01-01', today });
  expect(found).toMatchObject({ count: 4, of: 30, lastSeven: 2 });
  expect(found.days).toHaveLength(30);
  expect(found.days.at(-1)).toEqual({ localDate: today, isDone: true });
  expect(found.days[0]).toEqual({ localDate: '2026-11-01', isDone: true });
});

test('a young habit is told of its own days only', () => {
  const young = { startedOn: addDays(today, -2), today };
  expect(toContinuity(ago(0, 1), young)).toMatchObject({ count: 2, of: 3 });
  expect(toContinuity(new Set(), { startedOn: today, today })).toMatchObject({ count: 0, of: 1 });
});

test('an earlier day that the person marked counts, and so does what lies after it', () => {
  const found = toContinuity(ago(9), { startedOn: addDays(today, -2), today });
  expect(found).toMatchObject({ count: 1, of: 10 });
});

test('where it is still the day before the habit began, nothing breaks', () => {
  expect(toContinuity(new Set(), { startedOn: '2026-12-01', today })).toMatchObject({ of: 1 });
});
