import { extractFeatures } from '@nafas/care/classifier';
import { expect, it } from 'vitest';
import { fit } from './fit.ts';

const OPTIONS = { features: { letters: 0.5, reach: 3 }, rarity: 0.5, epochs: 20 };
const sample = (text: string, isDanger: boolean, weight = 1) => ({
  text,
  danger: Number(isDanger),
  weight,
  set: 'x',
});
const SAMPLES = [
  ...['the cliff is calling', 'the cliff at night', 'alone at the cliff', 'cliff again'].map((t) =>
    sample(t, true),
  ),
  ...['the garden is green', 'the garden at night', 'alone at the garden', 'garden again'].map(
    (t) => sample(t, false),
  ),
];

function logOdds({ bias, weights }: ReturnType<typeof fit>, text: string): number {
  const features = [...extractFeatures(text, OPTIONS.features)];
  return features.reduce((sum, [bucket, value]) => sum + (weights[bucket] ?? 0) * value, bias);
}

it('tells apart what it was shown, and what is said in other words around it', () => {
  const fitted = fit(SAMPLES, OPTIONS);
  for (const { text, danger } of SAMPLES)
    expect(logOdds(fitted, text) > 0, text).toBe(danger === 1);
  expect(logOdds(fitted, 'back to the cliff')).toBeGreaterThan(0);
  expect(logOdds(fitted, 'back to the garden')).toBeLessThan(0);
});

it('gives the same each time', () => {
  expect(fit(SAMPLES, OPTIONS)).toEqual(fit(SAMPLES, OPTIONS));
});

it('lets a sample count as much as its weight says', () => {
  const contrary = (weight: number) =>
    logOdds(
      fit([...SAMPLES, sample('the cliff is calling', false, weight)], OPTIONS),
      'the cliff is calling',
    );
  expect(contrary(0.01)).toBeGreaterThan(contrary(1));
});
