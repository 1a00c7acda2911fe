import { expect, it } from 'vitest';
import { BUCKET_BITS } from './features.ts';
import { KIND_BITS } from './kind-weights.ts';
import { loadLearnt } from './learnt.ts';
import { readWeights, storeWeights, type Weights } from './weights.ts';

const readSteps = (weights: Weights) =>
  Array.from({ length: weights.buckets }, (_, bucket) => weights.getSteps(bucket));

it('come back as they were stored, in steps', () => {
  const stored = storeWeights(-0.5, Float64Array.of(0, 0.1, -0.26, 9, -9), 0.1);
  expect(stored.letters).toHaveLength(5);
  const weights = readWeights(stored);
  expect(weights.bias).toBe(-0.5);
  expect(readSteps(weights).map((value) => value * weights.step)).toEqual(
    [0, 0.1, -0.3, 0.7, -0.7].map((v) => expect.closeTo(v)),
  );
  expect(weights.getSteps(5)).toBe(0);
});

it.each(['arabic', 'latin'] as const)('of %s there is one for each bucket', async (script) => {
  const learnt = await loadLearnt();
  const danger = learnt.danger(script);
  expect(danger.buckets).toBe(2 ** BUCKET_BITS);
  expect(danger.step).toBeGreaterThan(0);
  expect(readSteps(danger).every((value) => Math.abs(value) <= 7)).toBe(true);
  const { heads, mask } = learnt.kinds(script);
  expect(heads.map(({ buckets }) => buckets)).toEqual(Array(5).fill(2 ** KIND_BITS));
  expect(mask).toBe(2 ** KIND_BITS - 1);
  expect(await loadLearnt()).toBe(learnt);
});
