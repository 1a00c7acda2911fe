import { expect, it } from 'vitest';
import { findLightestDays, findMonths } from './finding.ts';
import type { Days } from './use-days.ts';

/** Days of months of 2025, each with its moods from the first day on. */
function days(months: Readonly<Record<number, readonly number[]>>): Days {
  const all = Object.entries(months).flatMap(([month, moods]) =>
    moods.map((mood, index) => ({
      day: `2025-${month.padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
      ...{ entries: 1, mood, words: [] },
    })),
  );
  return new Map(all.map((one) => [one.day, one]));
}
const FIVE = [6, 6, 6, 6, 6];

it('names the lightest and the heaviest month of a year', () => {
  const year = days({ 3: FIVE, 5: [8, 9, 8, 9, 8], 9: [3, 3, 3, 4, 3] });
  expect(findMonths(year)).toEqual({ light: '2025-05', heavy: '2025-09' });
});

it('says nothing of months with few days, of few months, or of those that are alike', () => {
  expect(findMonths(days({ 3: FIVE, 5: [9, 9, 9, 9], 9: [1, 1, 1, 1] }))).toBeNull();
  expect(findMonths(days({ 3: FIVE, 5: [9, 9, 9, 9, 9] }))).toBeNull();
  expect(findMonths(days({ 3: FIVE, 5: FIVE, 9: [6, 6, 6, 6, 7] }))).toBeNull();
});

it('names up to three lightest days of a month', () => {
  expect(findLightestDays(days({ 3: [1, 9, 2, 9, 3] }))).toEqual(['2025-03-02', '2025-03-04']);
  expect(findLightestDays(days({ 3: [9, 9, 9, 9, 1] }))).toEqual([]);
  expect(findLightestDays(days({ 3: [9, 1] }))).toEqual([]);
});
