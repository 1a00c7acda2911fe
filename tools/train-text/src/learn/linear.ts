import type { Sparse } from './matrix.ts';
import { seeded, shuffle } from './random.ts';

/** One logistic model per head, weights row-major: weight of column c for head k at c*heads+k. */
export interface Linear {
  readonly heads: number;
  readonly weight: Float32Array;
  readonly bias: Float32Array;
}

export interface LinearOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Start of the AdaGrad sums: larger is more cautious with rare features. */
  readonly caution: number;
  readonly seed: number;
  /** 1 where a weight may be other than 0; absent: all may. */
  readonly mask?: Uint8Array;
}

/** Trains all heads together by AdaGrad on the logistic loss, one row at a time. */
export function trainLinear(
  x: Sparse,
  y: Float32Array,
  heads: number,
  columns: number,
  rows: Int32Array,
  options: LinearOptions,
): Linear {
  const weight = new Float32Array(columns * heads);
  const sums = new Float32Array(columns * heads).fill(options.caution);
  const bias = new Float32Array(heads);
  const biasSums = new Float32Array(heads).fill(1);
  for (let k = 0; k < heads; k++) {
    let positive = 0.5;
    for (const row of rows) positive += y[row * heads + k] ?? 0;
    bias[k] = Math.log(positive / (rows.length + 1 - positive));
  }
  const random = seeded(options.seed);
  const order = rows.slice();
  const z = new Float32Array(heads);
  const { rate, mask } = options;
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const row of order) {
      const begin = x.ptr[row] as number;
      const end = x.ptr[row + 1] as number;
      z.set(bias);
      addRow(x, weight, heads, begin, end, z);
      for (let k = 0; k < heads; k++) {
        const gradient = 1 / (1 + Math.exp(-(z[k] as number))) - (y[row * heads + k] as number);
        const sum = (biasSums[k] as number) + gradient * gradient;
        biasSums[k] = sum;
        bias[k] = (bias[k] as number) - (0.1 * rate * gradient) / Math.sqrt(sum);
        z[k] = gradient;
      }
      for (let j = begin; j < end; j++) {
        const at = (x.column[j] as number) * heads;
        const v = x.value[j] as number;
        for (let k = 0; k < heads; k++) {
          const gradient = (z[k] as number) * v;
          const sum = (sums[at + k] as number) + gradient * gradient;
          sums[at + k] = sum;
          weight[at + k] = (weight[at + k] as number) - (rate * gradient) / Math.sqrt(sum);
        }
        if (mask) {
          for (let k = 0; k < heads; k++) if (mask[at + k] === 0) weight[at + k] = 0;
        }
      }
    }
  }
  return { heads, weight, bias };
}

function addRow(
  x: Sparse,
  weight: Float32Array,
  heads: number,
  begin: number,
  end: number,
  z: Float32Array,
): void {
  for (let j = begin; j < end; j++) {
    const at = (x.column[j] as number) * heads;
    const v = x.value[j] as number;
    for (let k = 0; k < heads; k++) z[k] = (z[k] as number) + (weight[at + k] as number) * v;
  }
}

/** Logits of the given rows, written to out[row*heads+k]. */
export function scoreRows(x: Sparse, model: Linear, rows: Int32Array, out: Float32Array): void {
  const z = new Float32Array(model.heads);
  for (const row of rows) {
    z.set(model.bias);
    addRow(x, model.weight, model.heads, x.ptr[row] as number, x.ptr[row + 1] as number, z);
    out.set(z, row * model.heads);
  }
}
