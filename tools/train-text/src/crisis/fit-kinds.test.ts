import { extractFeatures, KIND_BITS, KINDS_FOUND } from '@nafas/care/classifier';
import { expect, it } from 'vitest';
import { fitKinds } from './fit-kinds.ts';

const OPTIONS = { features: { letters: 0.5, reach: 3 }, rarity: 0.5, epochs: 20 };
const sample = (text: string, kind: string) => ({
  text,
  targets: KINDS_FOUND.map((each) => ({ is: Number(each === kind), weight: 1 })),
});
const SAMPLES = [
  ...['the storm broke the door', 'a storm at night', 'storm again'].map((t) =>
    sample(t, 'violence'),
  ),
  ...['an empty plate', 'the plate again', 'plate at night'].map((t) => sample(t, 'eating')),
  ...['the garden is green', 'a garden at night', 'garden again'].map((t) => sample(t, '')),
];

it('tells the kinds apart, each by itself', () => {
  const fitted = fitKinds(SAMPLES, OPTIONS);
  const logOdds = (text: string, kind: (typeof KINDS_FOUND)[number]) => {
    const head = fitted[KINDS_FOUND.indexOf(kind)];
    return [...extractFeatures(text, OPTIONS.features)].reduce(
      (sum, [bucket, value]) => sum + (head?.weights[bucket & (2 ** KIND_BITS - 1)] ?? 0) * value,
      head?.bias ?? 0,
    );
  };
  for (const [text, kind, other] of [
    ['the storm came', 'violence', 'eating'],
    ['no plate', 'eating', 'violence'],
  ] as const) {
    expect(logOdds(text, kind), text).toBeGreaterThan(0);
    expect(logOdds(text, other), text).toBeLessThan(0);
  }
  expect(logOdds('in the garden', 'violence')).toBeLessThan(0);
});
