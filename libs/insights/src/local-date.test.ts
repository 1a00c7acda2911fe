import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, eachDay, isLocalDate } from './local-date.ts';

describe('local dates', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    // Europe's clocks change on these days: 23 and 25 hours long there, one day here.
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('stepping a day at a time through two years meets no gap and no repetition', () => {
    const days = eachDay('2027-01-01', '2028-12-31');
    expect(days).toHaveLength(365 + 366);
    expect(new Set(days).size).toBe(731);
    expect([...days].sort()).toEqual(days);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-11-21', -3, '2026-08-21'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', -3, '2026-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  test.each(['2026-02-30', '2026-13-01', '2026-2-3', '21/11/2026', '', '2026-11-21T00:00:00Z'])(
    'refuses %j',
    (value) => {
      expect(isLocalDate(value)).toBe(false);
      expect(() => addDays(value, 1)).toThrow(RangeError);
    },
  );

  test('days from a later to an earlier date are none', () => {
    expect(eachDay('2026-11-21', '2026-11-20')).toEqual([]);
    expect(isLocalDate('2026-11-21')).toBe(true);
  });
});
