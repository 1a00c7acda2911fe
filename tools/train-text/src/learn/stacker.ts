import { runStacker, type Stacker } from '@nafas/emotion/text';

import { seeded, shuffle } from './random.ts';

export interface StackerOptions {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
}

/** Trains on logits that the linear heads gave to rows they were not trained on. */
export function trainStacker(
  input: Float32Array,
  inputs: number,
  truth: Uint8Array,
  outputs: number,
  o: StackerOptions,
): Stacker {
  const rows = truth.length / outputs;
  const random = seeded(o.seed);
  const { mean, deviation } = standardise(input, inputs, rows);
  const init = (n: number, size: number) =>
    Float32Array.from({ length: n }, () => (random() - 0.5) * size);
  const s: Stacker = {
    inputs,
    hidden: o.hidden,
    outputs,
    mean,
    deviation,
    w1: init(o.hidden * inputs, 2 / Math.sqrt(inputs)),
    b1: new Float32Array(o.hidden),
    w2: init(outputs * o.hidden, 0.2 / Math.sqrt(o.hidden)),
    b2: new Float32Array(outputs),
    skip: new Float32Array(outputs * inputs),
  };
  for (let k = 0; k < outputs; k++) {
    let positive = 0.5;
    for (let i = 0; i < rows; i++) positive += truth[i * outputs + k] ?? 0;
    s.b2[k] = Math.log(positive / (rows + 1 - positive));
  }
  const params = [s.w1, s.b1, s.w2, s.b2, s.skip];
  const sums = params.map((p) => new Float32Array(p.length).fill(0.5));
  const step = (which: number, at: number, gradient: number, rate: number) => {
    const p = params[which] as Float32Array;
    const a = sums[which] as Float32Array;
    const g = gradient + o.decay * (p[at] as number);
    const sum = (a[at] as number) + g * g;
    a[at] = sum;
    p[at] = (p[at] as number) - (rate * g) / Math.sqrt(sum);
  };
  const order = Int32Array.from({ length: rows }, (_, i) => i);
  const x = new Float32Array(inputs);
  const h = new Float32Array(o.hidden);
  const z = new Float32Array(outputs);
  for (let epoch = 0; epoch < o.epochs; epoch++) {
    shuffle(order, random);
    const rate = o.rate * (1 - epoch / o.epochs);
    for (const row of order) {
      runStacker(s, input.subarray(row * inputs, (row + 1) * inputs), x, h, z);
      const back = new Float32Array(o.hidden);
      for (let k = 0; k < outputs; k++) {
        const e = 1 / (1 + Math.exp(-(z[k] as number))) - (truth[row * outputs + k] as number);
        for (let q = 0; q < o.hidden; q++) {
          back[q] = (back[q] as number) + e * (s.w2[k * o.hidden + q] as number);
          step(2, k * o.hidden + q, e * (h[q] as number), rate);
        }
        for (let m = 0; m < inputs; m++) step(4, k * inputs + m, e * (x[m] as number), rate);
        step(3, k, e, rate);
      }
      for (let q = 0; q < o.hidden; q++) {
        const e = (back[q] as number) * (1 - (h[q] as number) ** 2);
        for (let m = 0; m < inputs; m++) step(0, q * inputs + m, e * (x[m] as number), rate);
        step(1, q, e, rate);
      }
    }
  }
  return s;
}

function standardise(input: Float32Array, inputs: number, rows: number) {
  const mean = new Float32Array(inputs);
  const deviation = new Float32Array(inputs);
  for (let m = 0; m < inputs; m++) {
    let sum = 0,
      squares = 0;
    for (let i = 0; i < rows; i++) {
      const v = input[i * inputs + m] as number;
      sum += v;
      squares += v * v;
    }
    mean[m] = sum / rows;
    deviation[m] = Math.sqrt(Math.max(1e-6, squares / rows - (sum / rows) ** 2));
  }
  return { mean, deviation };
}

/** Logits of all outputs for all rows of input. */
export function runAll(s: Stacker, input: Float32Array): Float32Array {
  const rows = input.length / s.inputs;
  const out = new Float32Array(rows * s.outputs);
  const x = new Float32Array(s.inputs);
  const h = new Float32Array(s.hidden);
  for (let i = 0; i < rows; i++) {
    const z = out.subarray(i * s.outputs, (i + 1) * s.outputs);
    runStacker(s, input.subarray(i * s.inputs, (i + 1) * s.inputs), x, h, z);
  }
  return out;
}
