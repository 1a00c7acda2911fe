import { expect, test } from 'vitest';
import { latest, ringed } from './latest.ts';

const points = (...values: (number | null)[]) =>
  values.map((stress, x) => ({ x, label: '', values: { stress } }));

test('the latest value is the last that is there', () => {
  expect(latest(points(4, 0, null), 'stress')).toBe(0);
  expect(latest(points(null), 'stress')).toBeUndefined();
  expect(latest([{ x: 0, label: '', values: {} }], 'stress')).toBeUndefined();
});

test('rings stand at the end and at values between gaps', () => {
  expect([...ringed(points(1, 2, 3), 'stress')]).toEqual([2]);
  expect([...ringed(points(1, null, 2, null, 3, 4, null), 'stress')]).toEqual([0, 2, 5]);
  expect([...ringed(points(7), 'stress')]).toEqual([0]);
});
