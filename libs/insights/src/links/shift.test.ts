import { expect, test } from 'vitest';
import { addDays } from '../local-date.ts';
import type { LinkEntry } from './day.ts';
import { findShift } from './shift.ts';
import { toLinkDays } from './to-days.ts';

const START = '2026-01-01';
const noise = (day: number) => 2 * ((day * 0.618_033_988_75) % 1) - 1;
const day = (at: number, values: Partial<LinkEntry>): LinkEntry => ({
  date: addDays(START, at),
  ...values,
});
const steps = (before: number, after: number, read: (value: number) => Partial<LinkEntry>) =>
  toLinkDays(
    Array.from({ length: 60 }, (_, at) => day(at, read((at < 45 ? before : after) + noise(at)))),
  );
const last = addDays(START, 59);

test('a mood that rose is lighter, since roughly when it did', () => {
  const shift = findShift(
    steps(5, 8, (mood) => ({ mood })),
    last,
  );
  expect(shift).toMatchObject({ metric: 'mood', weight: 'lighter' });
  expect(shift?.since).toMatch(/^2026-02-1[5-9]$/);
  expect(shift?.usual).toBeCloseTo(5, 0);
  expect(shift?.now).toBeCloseTo(8, 0);
  expect(shift?.line).toHaveLength(60);
});

test.each([
  [2, 'lighter'],
  [8, 'heavier'],
] as const)('stress that went from 5 to %i is %s', (after, weight) => {
  const days = steps(5, after, (stress) => ({ stress }));
  expect(findShift(days, last)).toMatchObject({ metric: 'stress', weight });
});

test('the clearer of two is told', () => {
  const days = steps(5, 8, (value) => ({ energy: 5 + (value - 5) / 2, mood: value }));
  expect(findShift(days, last)?.metric).toBe('mood');
});

test('nothing is said of steady days, of one day, of few days, or of what is long ago', () => {
  const steady = steps(5, 5, (mood) => ({ mood }));
  expect(findShift(steady, last)).toBeNull();
  const one = toLinkDays(
    Array.from({ length: 41 }, (_, at) => day(at, { mood: at === 40 ? 10 : 5 })),
  );
  expect(findShift(one, addDays(START, 40))).toBeNull();
  const two = toLinkDays(
    Array.from({ length: 42 }, (_, at) => day(at, { mood: at >= 40 ? 10 : 5 })),
  );
  expect(findShift(two, addDays(START, 41))).toMatchObject({ since: addDays(START, 40) });
  expect(findShift(two.slice(30), addDays(START, 41))).toBeNull();
  expect(findShift(two, addDays(START, 60))).toBeNull();
});
