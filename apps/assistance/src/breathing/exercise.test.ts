import { expect, test } from 'vitest';
import { COUNTS, momentAt, ROUNDS, STEPS, TOTAL_SECONDS } from './exercise.ts';

const whole = Array.from({ length: TOTAL_SECONDS }, (_, second) => momentAt(second));

test('ASSIST-066 it lasts two minutes and no second longer', () => {
  expect(TOTAL_SECONDS).toBe(120);
  expect(whole).not.toContain(null);
  expect(momentAt(120)).toBeNull();
  expect(momentAt(500)).toBeNull();
  expect(whole.map((moment) => moment?.secondsLeft)).toEqual(
    Array.from({ length: 120 }, (_, second) => 120 - second),
  );
});

test('ASSIST-067 each round has six steps: in, hold and out, twice', () => {
  expect(STEPS).toHaveLength(6);
  const round = whole.slice(0, STEPS.length * COUNTS);
  const steps = round.filter((moment) => moment?.count === 1);
  expect(steps.map((moment) => [moment?.step, moment?.phase])).toEqual([
    [1, 'in'],
    [2, 'hold'],
    [3, 'out'],
    [4, 'in'],
    [5, 'hold'],
    [6, 'out'],
  ]);
});

test('ASSIST-068 each step is counted from 1 to 4, a count a second', () => {
  for (let second = 0; second < TOTAL_SECONDS; second += 1) {
    expect(momentAt(second)?.count).toBe((second % 4) + 1);
  }
});

test('ASSIST-069 the steps are gone through 5 times', () => {
  expect(ROUNDS).toBe(5);
  expect(new Set(whole.map((moment) => moment?.round))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(whole.filter((moment) => moment?.step === 1 && moment.count === 1)).toHaveLength(5);
});
