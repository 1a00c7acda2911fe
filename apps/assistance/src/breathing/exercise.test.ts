import { expect, test } from 'vitest';
import {
  EXERCISES,
  MINDFUL_BREATHING,
  momentAt,
  SLOW_BREATHING,
  totalSeconds,
} from './exercise.ts';

const getMoments = (exercise: (typeof EXERCISES)[number]) =>
  Array.from({ length: totalSeconds(exercise) }, (_, second) => momentAt(exercise, second));
const whole = getMoments(MINDFUL_BREATHING);

test('ASSIST-066 it lasts two minutes and no second longer (DECISION-092)', () => {
  expect(totalSeconds(MINDFUL_BREATHING)).toBe(120);
  expect(whole).not.toContain(null);
  expect(momentAt(MINDFUL_BREATHING, 120)).toBeNull();
  expect(momentAt(MINDFUL_BREATHING, 500)).toBeNull();
  expect(whole.map((moment) => moment?.secondsLeft)).toEqual(
    Array.from({ length: 120 }, (_, second) => 120 - second),
  );
});

test('ASSIST-067 each round has six steps: in, hold and out, twice (DECISION-092)', () => {
  expect(MINDFUL_BREATHING.steps).toHaveLength(6);
  const steps = whole.slice(0, 24).filter((moment) => moment?.count === 1);
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
  expect(whole.map((moment) => moment?.count)).toEqual(
    Array.from({ length: 120 }, (_, second) => (second % 4) + 1),
  );
});

test('ASSIST-069 the steps are gone through 5 times', () => {
  expect(new Set(whole.map((moment) => moment?.round))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(whole.filter((moment) => moment?.step === 1 && moment.count === 1)).toHaveLength(5);
});

test('ASSIST-070 the other lasts five minutes: four counts in, six out, nothing held (DECISION-094)', () => {
  const moments = getMoments(SLOW_BREATHING);
  expect(moments).toHaveLength(300);
  expect(moments.slice(0, 11).map((moment) => `${moment?.phase} ${moment?.count}`)).toEqual([
    ...[1, 2, 3, 4].map((count) => `in ${count}`),
    ...[1, 2, 3, 4, 5, 6].map((count) => `out ${count}`),
    'in 1',
  ]);
  expect(moments.at(-1)).toMatchObject({ phase: 'out', count: 6, round: 30, secondsLeft: 1 });
});

test('each says its minutes as they are', () => {
  for (const exercise of EXERCISES) expect(totalSeconds(exercise)).toBe(exercise.minutes * 60);
});
