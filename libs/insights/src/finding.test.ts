import { describe, expect, test } from 'vitest';
import { finding } from './finding.ts';
import { addDays } from './local-date.ts';
import { checkInOn, dailyCheckIns } from './testing.ts';

const TODAY = '2026-11-21';
const UNTOUCHED = { stress: null, energy: null } as const;

describe('the finding under the chart', () => {
  test('of nothing, of the first check-in, and of too few days', () => {
    expect(finding([], TODAY)).toEqual({ kind: 'no-check-ins' });
    expect(finding([checkInOn(TODAY)], TODAY)).toEqual({ kind: 'first-check-in' });
    expect(finding(dailyCheckIns(TODAY, 2), TODAY)).toEqual({
      kind: 'not-enough',
      missingDays: 3,
    });
  });

  test('a single check-in after a long pause is not called the first', () => {
    expect(finding([checkInOn(TODAY)], TODAY, true)).toEqual({
      kind: 'not-enough',
      missingDays: 4,
    });
  });

  test('stress below energy for 19 days, counted by the smoothed lines', () => {
    // Before it stress 6 over energy 5; then 0 against 10, which crosses on the first such day:
    // stress 4.8 + 0 = 4.8, energy 4 + 2 = 6.
    const checkIns = dailyCheckIns(TODAY, 60, (index) =>
      index < 41 ? { stress: 6, energy: 5 } : { stress: 0, energy: 10 },
    );
    expect(finding(checkIns, TODAY)).toEqual({ kind: 'stress-below-energy', days: 19 });
  });

  test('a run counts calendar days across days without a check-in', () => {
    const checkIns = [0, 1, 4, 8, 9].map((ago) =>
      checkInOn(addDays(TODAY, -ago), { stress: 2, energy: 7 }),
    );
    expect(finding(checkIns, TODAY)).toEqual({ kind: 'stress-below-energy', days: 10 });
  });

  test('stress over energy is said when mood has not risen', () => {
    const worn = { stress: 8, energy: 3 };
    expect(
      finding(
        dailyCheckIns(TODAY, 10, () => worn),
        TODAY,
      ),
    ).toEqual({
      kind: 'stress-above-energy',
      days: 10,
    });
    const risen = dailyCheckIns(TODAY, 37, (index) => ({ ...worn, mood: index < 30 ? 5 : 8 }));
    expect(finding(risen, TODAY)).toEqual({ kind: 'mood-up', points: 24 });
  });

  test('mood down and steady when the lines are level', () => {
    const fallen = dailyCheckIns(TODAY, 37, (index) => ({ mood: index < 30 ? 8 : 2 }));
    expect(finding(fallen, TODAY)).toEqual({ kind: 'mood-down', points: 47 });
    expect(finding(dailyCheckIns(TODAY, 37), TODAY)).toEqual({ kind: 'steady' });
  });

  test('what the lines said weeks ago is not said of now', () => {
    const checkIns = dailyCheckIns(TODAY, 40).map((checkIn, index) =>
      index < 30 ? { ...checkIn, stress: 2, energy: 7 } : { ...checkIn, ...UNTOUCHED },
    );
    expect(finding(checkIns, TODAY)).toEqual({ kind: 'steady' });
  });

  test('two days far apart are no run of days', () => {
    const checkIns = dailyCheckIns(TODAY, 10).map((checkIn, index) =>
      index % 9 === 0 ? { ...checkIn, stress: 2, energy: 7 } : { ...checkIn, ...UNTOUCHED },
    );
    expect(finding(checkIns, TODAY)).toEqual({ kind: 'steady' });
  });

  test('days of ups and downs are not called steady, though the score is where it was', () => {
    const checkIns = dailyCheckIns(TODAY, 40, (index) => ({
      mood: [1, 9, 1, 9, 1, 9, 5][index % 7] ?? 0,
    }));
    expect(finding(checkIns, TODAY)).toEqual({ kind: 'moving' });
    const few = dailyCheckIns(TODAY, 5, (index) => ({ mood: [0, 10, 0, 10, 0][index] ?? 0 }));
    expect(finding(few, TODAY)).toEqual({ kind: 'moving' });
  });
});
