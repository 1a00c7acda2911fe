import { expect, it } from 'vitest';
import { median } from './median.ts';

it('is the value in the middle, whatever the order', () => {
  expect(median([30, 10, 20])).toBe(20);
});

it('is the mean of the two in the middle of an even count', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('refuses to make one of nothing', () => {
  expect(() => median([])).toThrow('no values');
});
