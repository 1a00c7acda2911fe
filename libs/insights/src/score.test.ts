import { describe, expect, test } from 'vitest';
import { addDays } from './local-date.ts';
import { emotionalScore } from './score.ts';
import { checkInOn, dailyCheckIns } from './testing.ts';

const TODAY = '2026-11-21';

describe('the emotional score', () => {
  test('is ten times the smoothed mood in percent: 6, 8, 4, 4, 4 gives 49 (DECISION-046, DECISION-052)', () => {
    // raw_3 = 2.848, raw_4 = 3.0784, raw_5 = 3.26272; / 0.67232 = 4.853 -> 49 %
    const moods = [6, 8, 4, 4, 4];
    const checkIns = dailyCheckIns(TODAY, 5, (index) => ({ mood: moods[index] ?? 0 }));
    expect(emotionalScore(checkIns, TODAY)).toEqual({ kind: 'score', value: 49, change: null });
  });

  test('needs five days with a check-in, however many check-ins a day has (DECISION-054)', () => {
    expect(emotionalScore([], TODAY)).toEqual({ kind: 'not-enough', missingDays: 5 });
    const four = dailyCheckIns(TODAY, 4);
    expect(emotionalScore([...four, ...four], TODAY)).toEqual({
      kind: 'not-enough',
      missingDays: 1,
    });
  });

  test('needs them in the last 14 days, today and the 13 before it (DECISION-054)', () => {
    const recent = dailyCheckIns(TODAY, 4);
    const at = (daysAgo: number) => [checkInOn(addDays(TODAY, -daysAgo)), ...recent];
    expect(emotionalScore(at(13), TODAY).kind).toBe('score');
    expect(emotionalScore(at(14), TODAY)).toEqual({ kind: 'not-enough', missingDays: 1 });
  });

  test('ignores days after today (a traveller’s tomorrow)', () => {
    const checkIns = dailyCheckIns(TODAY, 6, () => ({ mood: 5 }));
    const ahead = checkInOn(addDays(TODAY, 1), { mood: 10 });
    expect(emotionalScore([...checkIns, ahead], TODAY)).toEqual(emotionalScore(checkIns, TODAY));
  });

  test('compares with seven days before: 7 days of 8 after a month of 5 (DATA-056, DATA-057, DATA-058, DECISION-053)', () => {
    // 30 + 7 days: z = 5 + 3 (1 - 0.8^7) / (1 - 0.8^37) = 7.3717 -> 74 %, before 50 %.
    const checkIns = dailyCheckIns(TODAY, 37, (index) => ({ mood: index < 30 ? 5 : 8 }));
    expect(emotionalScore(checkIns, TODAY)).toEqual({ kind: 'score', value: 74, change: 24 });
  });

  test('falls below a worse week with a negative change', () => {
    // z = 8 - 6 (1 - 0.8^7) / (1 - 0.8^37) = 3.257 -> 33 %, before 80 %.
    const checkIns = dailyCheckIns(TODAY, 37, (index) => ({ mood: index < 30 ? 8 : 2 }));
    expect(emotionalScore(checkIns, TODAY)).toEqual({ kind: 'score', value: 33, change: -47 });
  });

  test('a day of long ago moves nothing, and neither does that it is loaded no longer', () => {
    const recent = dailyCheckIns(TODAY, 5, () => ({ mood: 8 }));
    const old = checkInOn(addDays(TODAY, -55), { mood: 0 });
    expect(emotionalScore([old, ...recent], TODAY)).toEqual(emotionalScore(recent, TODAY));
  });
});
