import { describe, expect, test } from 'vitest';
import { activeMinutes } from './active-minutes.ts';
import { checkInOn } from './testing.ts';

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

  test('have a value and a change against yesterday (DATA-062, DATA-063, DATA-064)', () => {
    const checkIns = [checkInOn(TODAY), checkInOn(YESTERDAY)];
    const exercises = [{ localDate: TODAY, minutes: 2 }];
    expect(activeMinutes(checkIns, exercises, TODAY)).toEqual({ value: 3, change: 2 });
  });

  test('an idle day is 0', () => {
    expect(activeMinutes([], [], TODAY)).toEqual({ value: 0, change: 0 });
  });
});
