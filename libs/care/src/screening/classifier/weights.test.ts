import { expect, it } from 'vitest';
import { BUCKET_BITS } from './features.ts';
import { readWeights, storeWeights, getWeights } from './weights.ts';

it('come back as they were stored, in steps', () => {
  const stored = storeWeights(-0.5, Float64Array.of(0, 0.1, -0.26, 9, -9), 0.1);
  expect(stored.letters).toHaveLength(5);
  const { bias, step, steps } = readWeights(stored);
  expect(bias).toBe(-0.5);
  expect([...steps].map((value) => value * step)).toEqual(
    [0, 0.1, -0.3, 0.7, -0.7].map((v) => expect.closeTo(v)),
  );
});

it.each(['arabic', 'latin'] as const)('of %s there is one for each bucket', (script) => {
  const { steps, step } = getWeights(script);
  expect(steps).toHaveLength(2 ** BUCKET_BITS);
  expect(step).toBeGreaterThan(0);
  expect(steps.every((value) => Math.abs(value) <= 7)).toBe(true);
  expect(getWeights(script)).toBe(getWeights(script));
});
