import { describe, expect, test } from 'vitest';
import { activeMinutes } from './active-minutes.ts';
import { stats } from './stats.ts';
import { checkInOn, dailyCheckIns } from './testing.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

describe('active minutes', () => {
  test('a check-in counts one minute, exercises what they took, days before yesterday nothing (DECISION-048, DECISION-060, DECISION-061)', () => {
    const checkIns = [TODAY, TODAY, YESTERDAY, '2026-11-19'].map((date) => checkInOn(date));
    const exercises = [
      { localDate: TODAY, minutes: 2 },
      { localDate: YESTERDAY, minutes: 5 },
      { localDate: YESTERDAY, minutes: 2.4 },
    ];
    // Today 2 + 2; yesterday 1 + 7.4 -> 8.
    expect(activeMinutes(checkIns, exercises, TODAY)).toEqual({ value: 4, change: -4 });
  });

  test('an idle day is 0', () => {
    expect(activeMinutes([], [], TODAY)).toEqual({ value: 0, change: 0 });
  });
});

describe('stats', () => {
  const month = dailyCheckIns(TODAY, 37, (index) => ({
    mood: index < 30 ? 5 : 8,
    motivation: index < 30 ? 8 : 2,
  }));
  const result = stats({
    checkIns: month,
    exercises: [{ localDate: TODAY, minutes: 2 }],
    today: TODAY,
  });

  test('have the emotional score with value and change (DATA-056, DATA-057, DATA-058)', () => {
    expect(result.emotionalScore).toEqual({ kind: 'score', value: 74, change: 24 });
  });

  test('have the motivation level with value and change (DATA-059, DATA-060, DATA-061)', () => {
    expect(result.motivationLevel).toMatchObject({ kind: 'score', value: 33, change: -47 });
  });

  test('have the active minutes with value and change (DATA-062, DATA-063, DATA-064)', () => {
    expect(result.activeMinutes).toEqual({ value: 3, change: 2 });
  });

  test('invent nothing for a person without a check-in', () => {
    expect(stats({ checkIns: [], today: TODAY })).toEqual({
      emotionalScore: { kind: 'not-enough', missingDays: 5 },
      motivationLevel: { kind: 'not-enough', missingDays: 5 },
      activeMinutes: { value: 0, change: 0 },
    });
  });
});
