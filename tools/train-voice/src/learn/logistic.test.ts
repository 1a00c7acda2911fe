import { expect, it } from 'vitest';
import { fitLogistic, solve, type Example } from './logistic.ts';

it('solves a small system', () => {
  const x = solve([Float64Array.of(4, 2), Float64Array.of(2, 3)], Float64Array.of(10, 9));
  expect([...x].map((v) => Number(v.toFixed(9)))).toEqual([1.5, 2]);
});

it('finds the log odds of a table', () => {
  // x = 0: 1 of 4 is high; x = 1: 3 of 4 are high. The exact answer is bias ln(1/3), weight 2 ln 3.
  const of = (x: number, y: 0 | 1, weight: number): Example => ({ x: [x], y, weight });
  const fit = fitLogistic([of(0, 1, 1), of(0, 0, 3), of(1, 1, 3), of(1, 0, 1)], 0);
  expect(fit.bias).toBeCloseTo(-Math.log(3), 6);
  expect(fit.weights[0]).toBeCloseTo(2 * Math.log(3), 6);
});

it('shrinks the weight, not the bias, under a ridge', () => {
  const of = (x: number, y: 0 | 1): Example => ({ x: [x], y, weight: 1 });
  const fit = fitLogistic([of(-1, 0), of(1, 1), of(1, 1), of(-1, 0)], 1e6);
  expect(Math.abs(fit.weights[0] ?? 1)).toBeLessThan(1e-4);
});
