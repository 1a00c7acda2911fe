import { describe, expect, it } from 'vitest';
import { addDays } from '../local-date.ts';
import type { Deed, Deeds, ExerciseDeed } from './deeds.ts';
import { ACHIEVEMENT_IDS, achievementProgress } from './progress.ts';

const NOTHING: Deeds = {
  checkIns: [],
  goalsSet: [],
  goalsReached: [],
  exercises: [],
  messages: [],
};
const FIRST = '2026-11-01';
const on = (offset: number, time = '12:00:00'): Deed => {
  const localDate = addDays(FIRST, offset);
  return { localDate, occurredAt: `${localDate}T${time}.000Z` };
};
const checkedIn = (...offsets: number[]) =>
  achievementProgress({ ...NOTHING, checkIns: offsets.map((offset) => on(offset)) });
const exercised = (...exercises: ExerciseDeed[]) =>
  achievementProgress({ ...NOTHING, exercises })['sixty-minutes'];

describe('achievements', () => {
  it('begin at nothing, in the order of the catalogue', () => {
    const progress = achievementProgress(NOTHING);
    expect(Object.keys(progress)).toEqual([...ACHIEVEMENT_IDS]);
    for (const { done, earned } of Object.values(progress)) {
      expect({ done, earned }).toEqual({ done: 0, earned: null });
    }
  });

  it('of one deed are earned at the first, whatever the order', () => {
    const messages = [on(4), on(2), on(3)];
    const { 'first-conversation': said } = achievementProgress({ ...NOTHING, messages });
    expect(said).toEqual({ done: 1, target: 1, earned: on(2) });
  });

  it('7 of 10 days: gaps take nothing away, a second check-in of a day adds nothing', () => {
    expect(checkedIn(0, 1, 3, 4, 6)['steady-week']).toEqual({ done: 5, target: 7, earned: null });
    expect(checkedIn(0, 1, 3, 4, 6, 29)['steady-week'].done).toBe(5);
    expect(checkedIn(0, 1, 3, 4, 6, 6, 6)['steady-week'].done).toBe(5);
  });

  it('7 of 10 days: the eleventh is not one of the same ten as the first', () => {
    expect(checkedIn(0, 1, 3, 4, 6, 7, 10)['steady-week'].done).toBe(6);
    const earned = checkedIn(0, 1, 3, 4, 6, 7, 9, 12)['steady-week'];
    expect(earned).toEqual({ done: 7, target: 7, earned: on(9) });
  });

  it('thirty days count in a row or not, and the thirtieth is the day', () => {
    const everyOther = Array.from({ length: 31 }, (_, index) => index * 2);
    expect(checkedIn(...everyOther.slice(0, 29))['thirty-days'].done).toBe(29);
    expect(checkedIn(...everyOther)['thirty-days']).toEqual({
      done: 30,
      target: 30,
      earned: on(58),
    });
  });

  it('minutes add up in order of time; whole ones are shown', () => {
    const quarter = { ...on(0), minutes: 59.5, completed: false };
    expect(exercised(quarter)).toEqual({ done: 59, target: 60, earned: null });
    const rest = { ...on(1), minutes: 0.5, completed: true };
    expect(exercised(rest, quarter)).toMatchObject({ done: 60, earned: on(1) });
  });

  it('an exercise that was left early is not the first one finished', () => {
    const left = { ...on(0), minutes: 1, completed: false };
    const exercises = [left, { ...on(1), minutes: 2, completed: true }];
    const progress = achievementProgress({ ...NOTHING, exercises });
    expect(progress['first-exercise'].earned).toMatchObject(on(1));
  });
});
