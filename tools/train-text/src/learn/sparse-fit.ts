import { MAX_LEVEL } from '@nafas/emotion/text';
import { type Linear, type LinearOptions, trainLinear } from './linear.ts';
import { documentFrequency, selectColumns, type Sparse } from './matrix.ts';
import { chooseWeights } from './prune.ts';

/** The columns that are frequent enough, and their inverse document frequency in a few levels. */
export interface Vocabulary {
  /** Bucket to column, -1 for none. */
  readonly map: Int32Array;
  readonly buckets: Int32Array;
  readonly frequency: Float32Array;
  /** Value of a column is multiplied by level * IDF_STEP. */
  readonly level: Uint8Array;
  readonly scale: Float32Array;
}

/** Unit of the frequency levels stored in a pack. */
export const IDF_STEP = 0.02;
/** Ratio between one level and the next: few levels, so that they compress. */
const RATIO = 1.25;

/** Levels are (log(1 + rows/df) / 4) ^ power; `least`: rows a feature must occur in. */
export function vocabulary(x: Sparse, buckets: number, least: number, power: number): Vocabulary {
  const rows = x.ptr.length - 1;
  const df = documentFrequency(x, buckets);
  const kept = Int32Array.from(df.keys()).filter((bucket) => (df[bucket] ?? 0) >= least);
  const map = new Int32Array(buckets).fill(-1);
  kept.forEach((bucket, column) => (map[bucket] = column));
  const frequency = Float32Array.from(kept, (bucket) => df[bucket] ?? 0);
  const level = Uint8Array.from(frequency, (f) => {
    const idf = (Math.log(1 + rows / f) / 4) ** power / IDF_STEP;
    return Math.max(
      1,
      Math.min(255, Math.round(RATIO ** Math.round(Math.log(idf) / Math.log(RATIO)))),
    );
  });
  return {
    map,
    buckets: kept,
    frequency,
    level,
    scale: Float32Array.from(level, (l) => l * IDF_STEP),
  };
}

export interface FitOptions {
  readonly first: Omit<LinearOptions, 'mask'>;
  readonly second: Omit<LinearOptions, 'mask'>;
  /** Weights kept in all. */
  readonly budget: number;
}

/** A linear model with few weights: which features it uses (columns of x), and its weights on them. */
export interface SparseFit {
  readonly columns: Int32Array;
  readonly x: Sparse;
  readonly model: Linear;
}

/** Trains on all features, keeps the weights that matter most, and trains those again. */
export function fitSparse(
  x: Sparse,
  y: Float32Array,
  heads: number,
  words: Vocabulary,
  rows: Int32Array,
  o: FitOptions,
): SparseFit {
  const count = words.buckets.length;
  const full = trainLinear(x, y, heads, count, rows, o.first);
  const keep = chooseWeights(full, words.scale, words.frequency, o.budget, 0.5);
  const used = (c: number) => keep.subarray(c * heads, (c + 1) * heads).includes(1);
  const columns = Int32Array.from({ length: count }, (_, c) => c).filter(used);
  const map = new Int32Array(count).fill(-1);
  const mask = new Uint8Array(columns.length * heads);
  columns.forEach((c, i) => {
    map[c] = i;
    mask.set(keep.subarray(c * heads, (c + 1) * heads), i * heads);
  });
  const reduced = selectColumns(x, map);
  const model = trainLinear(reduced, y, heads, columns.length, rows, { ...o.second, mask });
  return { columns, x: reduced, model };
}

/** Rounds each head's weights to whole steps of a fraction of their root mean square. */
export function quantise(model: Linear, fraction: number): { levels: Int8Array; steps: number[] } {
  const { heads, weight } = model;
  const squares = new Float64Array(heads);
  const counts = new Float64Array(heads);
  weight.forEach((w, i) => {
    if (w === 0) return;
    squares[i % heads] = (squares[i % heads] ?? 0) + w * w;
    counts[i % heads] = (counts[i % heads] ?? 0) + 1;
  });
  const steps = Array.from(squares, (s, k) => {
    const step = Math.sqrt(s / Math.max(1, counts[k] ?? 0)) * fraction;
    return step > 0 ? Number(step.toPrecision(5)) : 1;
  });
  const levels = Int8Array.from(weight, (w, i) =>
    Math.max(-MAX_LEVEL, Math.min(MAX_LEVEL, Math.round(w / (steps[i % heads] ?? 1)))),
  );
  return { levels, steps };
}
