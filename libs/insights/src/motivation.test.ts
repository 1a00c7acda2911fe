import { describe, expect, test } from 'vitest';
import { addDays } from './local-date.ts';
import { followThrough, followThroughDays, type GoalTrack, motivationLevel } from './motivation.ts';
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

  test('has a value and its change against a week before (DATA-059, DATA-060, DATA-061)', () => {
    // As the score: z = 8 - 6 (1 - 0.8^7) / (1 - 0.8^37) = 3.257 -> 33 %, before 80 %.
    const checkIns = dailyCheckIns(TODAY, 37, (index) => ({ motivation: index < 30 ? 8 : 2 }));
    expect(motivationLevel(checkIns, TODAY)).toMatchObject({
      kind: 'score',
      value: 33,
      change: -47,
    });
  });

  test('is never made from check-ins in which the slider was left alone', () => {
    const silent = dailyCheckIns(TODAY, 12, () => ({ motivation: null }));
    expect(motivationLevel(silent, TODAY)).toEqual({ kind: 'not-enough', missingDays: 5 });
    const three = dailyCheckIns(TODAY, 12, (index) => ({ motivation: index < 9 ? null : 0 }));
    expect(motivationLevel(three, TODAY)).toEqual({ kind: 'not-enough', missingDays: 2 });
  });
});

/** A goal of 20 days, made ten days ago, and its progress so many days ago. */
const goal = (...steps: [ago: number, progress: number][]): GoalTrack => ({
  startedOn: addDays(TODAY, -10),
  deadline: addDays(TODAY, 9),
  steps: steps.map(([ago, progress]) => ({ localDate: addDays(TODAY, -ago), progress })),
});
const shares = (track: GoalTrack) =>
  followThroughDays([track], TODAY).map(({ value }) => Number(value.toFixed(4)));

describe('the motivation level without ratings', () => {
  const unrated = dailyCheckIns(TODAY, 12, () => ({ motivation: null }));

  test('is how goals are followed through, and says so (DECISION-058, DECISION-059)', () => {
    expect(motivationLevel(unrated, TODAY, [goal()])).toMatchObject({
      basis: 'follow-through',
      value: 0,
    });
    const even = goal(
      ...Array.from({ length: 11 }, (_, day) => [10 - day, 5 * day] as [number, number]),
    );
    expect(motivationLevel([], TODAY, [even])).toEqual({
      kind: 'score',
      basis: 'follow-through',
      value: 100,
      change: null,
    });
  });

  test('is s m + c (1 - m) from the first day on that something was due', () => {
    const m = 0.5 ** (1 / 13);
    // Half of what is due on each day: 2.5 of 5, 5 of 10 and so on.
    const half = goal(
      ...Array.from({ length: 11 }, (_, day) => [10 - day, 2.5 * day] as [number, number]),
    );
    expect(shares(half)).toEqual(Array(10).fill(0.5));
    // All of it on the first day of ten, then no step more: 5 of 5, 5 of 10, 5 of 15.
    const [first, second, third] = shares(goal([9, 5]));
    expect(first).toBe(1);
    expect(second).toBeCloseTo(m + 0.5 * (1 - m), 4);
    expect(third).toBeCloseTo((m + 0.5 * (1 - m)) * m + (1 / 3) * (1 - m), 4);
  });

  test('waits for five days, and compares with a week ago', () => {
    const young = { ...goal([2, 50]), startedOn: addDays(TODAY, -4) };
    expect(motivationLevel([], TODAY, [young])).toEqual({ kind: 'not-enough', missingDays: 5 });
    const old = { ...goal([20, 50]), startedOn: addDays(TODAY, -20), deadline: addDays(TODAY, 19) };
    expect(motivationLevel([], TODAY, [old])).toMatchObject({ value: 100, change: 0 });
  });

  test('asks nothing of a goal that is reached or over, and takes the mean of several', () => {
    expect(shares(goal([9, 100]))).toEqual([1]);
    const over = { ...goal(), deadline: addDays(TODAY, -8) };
    expect(shares(over)).toEqual([0, 0]);
    const both = followThroughDays([goal(), goal([10, 60])], TODAY);
    expect(both.map(({ value }) => value)).toEqual(Array(10).fill(0.5));
  });

  test('gives way to ratings as soon as there are enough', () => {
    const rated = dailyCheckIns(TODAY, 5, () => ({ motivation: 3 }));
    expect(motivationLevel(rated, TODAY, [goal([10, 60])])).toMatchObject({
      basis: 'self-rated',
      value: 30,
    });
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
