import { BUCKET_BITS, extractFeatures, type FeatureOptions } from '@nafas/care/classifier';
import type { Sample } from './samples.ts';

/** The settings of a training run. */
export interface FitOptions {
  readonly features: FeatureOptions;
  /** How much a rare feature counts beside a frequent one: exponent of its inverse document frequency. */
  readonly rarity: number;
  /** How often each sample is seen. */
  readonly epochs: number;
}

/** How texts become numbers. */
export interface Features {
  /** Bucket to value. */
  readonly extract: (text: string) => ReadonlyMap<number, number>;
  readonly buckets: number;
}

const RATE = 2;
const RATE_DECAY = 0.3;
const BIAS_RATE = 0.1;
// The weights are the mean of the last epochs, so that they depend less on which sample came last.
const KEPT_EPOCHS = 8;
// Of a feature each time it is seen; what is seen once is kept small.
const WEIGHT_DECAY = 0.01;

interface Vector {
  readonly buckets: Int32Array;
  readonly values: Float64Array;
  readonly danger: number;
  readonly weight: number;
}

/** Log-odds: `bias` and one for each bucket. */
export interface Fitted {
  readonly bias: number;
  readonly weights: Float64Array;
}

/**
 * Logistic regression by stochastic gradient descent, in an order that is the same each time.
 *
 * @param features Those of the classifiers of a script, where nothing else is said.
 */
export function fit(
  samples: readonly Sample[],
  options: FitOptions,
  features: Features = {
    extract: (text) => extractFeatures(text, options.features),
    buckets: 2 ** BUCKET_BITS,
  },
): Fitted {
  const vectors = samples
    .filter(({ weight }) => weight > 0)
    .map((sample) => toVector(sample, features));
  const rarity = computeRarity(vectors, options.rarity, features.buckets);
  for (const { buckets, values } of vectors) {
    values.forEach((value, at) => (values[at] = value * (rarity[buckets[at] ?? 0] ?? 0)));
  }
  const weights = new Float64Array(features.buckets);
  const random = randomFrom(1);
  const mean = { bias: 0, weights: new Float64Array(features.buckets) };
  const firstKept = options.epochs - KEPT_EPOCHS;
  let bias = 0;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = RATE / (1 + RATE_DECAY * epoch);
    shuffle(vectors, random);
    for (const { buckets, values, danger, weight } of vectors) {
      let sum = bias;
      for (let at = 0; at < buckets.length; at++)
        sum += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - danger) * weight;
      bias -= rate * BIAS_RATE * error;
      const decay = 1 - rate * WEIGHT_DECAY * Math.min(1, weight);
      for (let at = 0; at < buckets.length; at++) {
        const bucket = buckets[at] ?? 0;
        const kept = (weights[bucket] ?? 0) * decay;
        weights[bucket] = kept - rate * error * (values[at] ?? 0);
      }
    }
    if (epoch < firstKept) continue;
    mean.bias += bias / KEPT_EPOCHS;
    weights.forEach(
      (weight, at) => (mean.weights[at] = (mean.weights[at] ?? 0) + weight / KEPT_EPOCHS),
    );
  }
  return { bias: mean.bias, weights: mean.weights.map((weight, at) => weight * (rarity[at] ?? 0)) };
}

function toVector({ text, danger, weight }: Sample, { extract }: Features): Vector {
  const counted = extract(text);
  const buckets = Int32Array.from(counted.keys());
  return { buckets, values: Float64Array.from(counted.values()), danger, weight };
}

/** Inverse document frequency of each bucket, to a power; 0 where no sample falls into it. */
export function computeRarity(
  vectors: readonly { readonly buckets: Int32Array }[],
  power: number,
  size: number,
): Float64Array {
  const seen = new Float64Array(size);
  for (const { buckets } of vectors)
    for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  // A fifth, so that values stay near 1.
  return seen.map((times) => (times > 0 ? (Math.log(1 + vectors.length / times) / 5) ** power : 0));
}

/** Puts the items in an order that `random` gives. */
export function shuffle(items: unknown[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other], items[at]];
  }
}

/** A linear congruential generator (Numerical Recipes): the same numbers each time, from 0 to under 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
