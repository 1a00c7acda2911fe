import { describe, expect, test } from 'vitest';
import { followThrough, motivationLevel } from './motivation.ts';
import { dailyCheckIns } from './testing.ts';

const TODAY = '2026-11-21';

describe('the motivation level', () => {
  test('is the smoothed self-rating and says so (DECISION-057)', () => {
    const checkIns = dailyCheckIns(TODAY, 12, () => ({ motivation: 7, mood: 2 }));
    expect(motivationLevel(checkIns, TODAY)).toEqual({
      kind: 'score',
      basis: 'self-rated',
      value: 70,
      change: 0,
    });
  });

  test('is never made from check-ins in which the slider was left alone', () => {
    const silent = dailyCheckIns(TODAY, 12, () => ({ motivation: null }));
    expect(motivationLevel(silent, TODAY)).toEqual({ kind: 'not-enough', missingDays: 5 });
    const three = dailyCheckIns(TODAY, 12, (index) => ({ motivation: index < 9 ? null : 0 }));
    expect(motivationLevel(three, TODAY)).toEqual({ kind: 'not-enough', missingDays: 2 });
  });
});

describe('goal follow-through', () => {
  test('halves in 13 idle days when due daily, in 26 when due every fourth day', () => {
    const idle = (days: number, frequency: number) =>
      Array.from({ length: days }).reduce<number>((s) => followThrough(s, 0, frequency), 1);
    expect(idle(13, 1)).toBeCloseTo(0.5, 12);
    expect(idle(26, 1 / 4)).toBeCloseTo(0.5, 12);
  });

  test('grows from 0 towards 1 and never beyond', () => {
    // ln 2 / 13 = 0.05332, 1 - e^-0.05332 = 0.05192 after one day; 1 - 0.5^2 = 0.75 after 26.
    expect(followThrough(0, 1, 1)).toBeCloseTo(0.05192, 5);
    const done = Array.from({ length: 26 }).reduce<number>((s) => followThrough(s, 1, 1), 0);
    expect(done).toBeCloseTo(0.75, 12);
    expect(followThrough(1, 1, 3)).toBe(1);
  });

  test.each([0, -1, Number.NaN])('has no meaning at a frequency of %d', (frequency) => {
    expect(() => followThrough(0.5, 1, frequency)).toThrow(RangeError);
  });
});
