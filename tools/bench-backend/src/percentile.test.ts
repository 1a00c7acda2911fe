import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it.each([
  [[15, 20, 35, 40, 50], 30, 20],
  [[15, 20, 35, 40, 50], 95, 50],
  [[50, 15, 40, 20, 35], 50, 35],
  [[3], 95, 3],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
])('of %j at %i is %i', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

it('of nothing is an error', () => {
  expect(() => percentile([], 95)).toThrow(RangeError);
});
