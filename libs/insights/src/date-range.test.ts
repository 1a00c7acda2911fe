import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATE_RANGES, dateSpan } from './date-range.ts';
import { addDays, daysBetween } from './local-date.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

describe('date ranges', () => {
  test.each([
    ['ANALYSIS-029', 'today', '2026-11-21', '2026-11-21'],
    ['ANALYSIS-030', 'yesterday', '2026-11-20', '2026-11-20'],
    ['ANALYSIS-031', 'this-week', '2026-11-16', '2026-11-21'],
    ['ANALYSIS-032', 'this-month', '2026-11-01', '2026-11-21'],
    ['ANALYSIS-033', 'last-7-days', '2026-11-15', '2026-11-21'],
    ['ANALYSIS-034', 'last-30-days', '2026-10-23', '2026-11-21'],
  ] as const)('%s: %s is from %s to %s', (_id, name, from, to) => {
    expect(dateSpan(name, TODAY)).toEqual({ from, to });
  });

  test.each([
    [7, '2026-11-15'],
    [6, '2026-11-21'],
    [1, '2026-11-16'],
  ])('a week that begins with day %i began on %s', (firstDay, from) => {
    expect(dateSpan('this-week', TODAY, firstDay).from).toBe(from);
  });

  test('yesterday of the first of March is the last of February', () => {
    expect(dateSpan('yesterday', '2028-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
  });

  test('on any day: none ends after today, the week is at most seven days and begins on its day', () => {
    const day = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 7 }), (today, firstDay) => {
        for (const name of DATE_RANGES) {
          const { from, to } = dateSpan(name, today, firstDay);
          expect(from <= to && to <= today).toBe(true);
        }
        const { from } = dateSpan('this-week', today, firstDay);
        expect(daysBetween(from, today)).toBeLessThan(7);
        expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(firstDay % 7);
      }),
    );
  });
});
