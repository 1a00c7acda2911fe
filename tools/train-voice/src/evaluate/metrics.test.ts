import { expect, it } from 'vitest';
import { auc, calibrationError, uar, type Judged } from './metrics.ts';

const judged: Judged[] = [
  { y: 1, p: 0.9 },
  { y: 1, p: 0.4 },
  { y: 0, p: 0.1 },
  { y: 0, p: 0.2 },
  { y: 0, p: 0.4 },
  { y: 0, p: 0.7 },
];

it('averages the recall of both classes', () => {
  expect(uar(judged)).toBeCloseTo((1 / 2 + 3 / 4) / 2);
});
it('counts pairs in the right order, ties half', () => {
  expect(auc(judged)).toBeCloseTo((4 + 2.5) / 8);
});
it('is 0 where probabilities are frequencies and 1 where they are upside down', () => {
  const even: Judged[] = [
    { y: 1, p: 0.5 },
    { y: 0, p: 0.5 },
  ];
  expect(calibrationError(even)).toBe(0);
  expect(
    calibrationError([
      { y: 1, p: 0 },
      { y: 0, p: 1 },
    ]),
  ).toBe(1);
});
