import { extractFeatures, KIND_BITS, KINDS_FOUND } from '@nafas/care/classifier';
import { computeRarity, type Fitted, type FitOptions, randomFrom, shuffle } from './fit.ts';

/** A text to learn the kinds from: for each, whether it is that kind and how much that counts. */
export interface KindSample {
  readonly text: string;
  readonly targets: readonly { readonly is: number; readonly weight: number }[];
}

const BUCKETS = 2 ** KIND_BITS;
const MASK = BUCKETS - 1;
const RATE = 2;
const RATE_DECAY = 0.3;
const BIAS_RATE = 0.1;
const KEPT_EPOCHS = 6;
const WEIGHT_DECAY = 0.003;

/** As `fit`, of all kinds at once: the features of a text are counted once for all. */
export function fitKinds(samples: readonly KindSample[], options: FitOptions): Fitted[] {
  const vectors = samples.map(({ text, targets }) => {
    const folded = new Map<number, number>();
    for (const [bucket, value] of extractFeatures(text, options.features)) {
      folded.set(bucket & MASK, (folded.get(bucket & MASK) ?? 0) + value);
    }
    return {
      buckets: Int32Array.from(folded.keys()),
      values: Float64Array.from(folded.values()),
      targets,
    };
  });
  const rarity = computeRarity(vectors, options.rarity, BUCKETS);
  for (const { buckets, values } of vectors) {
    values.forEach((value, at) => (values[at] = value * (rarity[buckets[at] ?? 0] ?? 0)));
  }
  const heads = KINDS_FOUND.map(() => ({ bias: 0, weights: new Float64Array(BUCKETS) }));
  const means = KINDS_FOUND.map(() => ({ bias: 0, weights: new Float64Array(BUCKETS) }));
  const random = randomFrom(1);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = RATE / (1 + RATE_DECAY * epoch);
    shuffle(vectors, random);
    for (const { buckets, values, targets } of vectors) {
      heads.forEach((head, kind) => {
        const { is, weight } = targets[kind] ?? { is: 0, weight: 0 };
        if (weight === 0) return;
        let sum = head.bias;
        for (let at = 0; at < buckets.length; at++) {
          sum += (head.weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
        }
        const error = (1 / (1 + Math.exp(-sum)) - is) * weight;
        head.bias -= rate * BIAS_RATE * error;
        const decay = 1 - rate * WEIGHT_DECAY * Math.min(1, weight);
        for (let at = 0; at < buckets.length; at++) {
          const bucket = buckets[at] ?? 0;
          head.weights[bucket] =
            (head.weights[bucket] ?? 0) * decay - rate * error * (values[at] ?? 0);
        }
      });
    }
    if (epoch < options.epochs - KEPT_EPOCHS) continue;
    means.forEach((mean, kind) => {
      const head = heads[kind] ?? mean;
      mean.bias += head.bias / KEPT_EPOCHS;
      head.weights.forEach(
        (weight, at) => (mean.weights[at] = (mean.weights[at] ?? 0) + weight / KEPT_EPOCHS),
      );
    });
  }
  return means.map(({ bias, weights }) => ({
    bias,
    weights: weights.map((weight, at) => weight * (rarity[at] ?? 0)),
  }));
}
