import { expect, test } from 'vitest';
import { toPercent, smoothPath } from './smooth-path.ts';

test('a flat line is drawn flat, 10 at the top', () => {
  expect(smoothPath([5, 5])).toBe('M0 50C33.33 50 66.67 50 100 50');
  expect(smoothPath([10, 10])).toMatch(/^M0 0C/);
});

test('it passes through every value and never beyond its neighbours', () => {
  const numbers =
    smoothPath([2, 8, 3])
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const heights = numbers.filter((_, i) => i % 2 === 1);
  expect(heights.slice(0, 1)).toEqual([80]);
  expect([heights[3], heights[6]]).toEqual([20, 70]);
  expect(Math.min(...heights)).toBe(20);
  expect(Math.max(...heights)).toBe(80);
});

test('places run from 0 to 100', () => {
  expect([toPercent(0, 30), toPercent(29, 30)]).toEqual([0, 100]);
});
