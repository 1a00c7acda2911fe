import type { Grid } from './grid.ts';

/** A 1x1 convolution; the filters are kept one row per output channel, so that both are read in order. */
export class Pointwise {
  readonly inputs: number;
  readonly outputs: number;
  readonly #rows: Float32Array;
  readonly #bias: Float32Array;

  /** @param filters as TensorFlow keeps them: [inputs, outputs]; `bias` has one value per output */
  constructor(filters: Float32Array, bias: Float32Array) {
    this.outputs = bias.length;
    this.inputs = filters.length / bias.length;
    this.#bias = bias;
    this.#rows = new Float32Array(filters.length);
    for (let i = 0; i < this.inputs; i++) {
      for (let o = 0; o < this.outputs; o++) {
        this.#rows[o * this.inputs + i] = filters[i * this.outputs + o] ?? 0;
      }
    }
  }

  /**
   * Four pixels by four channels at a time, their sums in local variables: eight reads for sixteen
   * multiplications, about three times as fast as the plain loops.
   */
  run(input: Grid, output: Grid): void {
    const pixels = input.height * input.width;
    const blocked = pixels - (pixels % 4);
    const channels = this.outputs - (this.outputs % 4);
    for (let p = 0; p < blocked; p += 4) {
      for (let o = 0; o < channels; o += 4) this.#block(input.data, output.data, p, o);
    }
    this.#plain(input.data, output.data, 0, blocked, channels);
    this.#plain(input.data, output.data, blocked, pixels, 0);
  }

  #block(x: Float32Array, y: Float32Array, p: number, o: number): void {
    const n = this.inputs;
    const w = this.#rows;
    let a0 = p * n;
    let a1 = a0 + n;
    let a2 = a1 + n;
    let a3 = a2 + n;
    let b0 = o * n;
    let b1 = b0 + n;
    let b2 = b1 + n;
    let b3 = b2 + n;
    const end = a1;
    let s00 = 0;
    let s01 = 0;
    let s02 = 0;
    let s03 = 0;
    let s10 = 0;
    let s11 = 0;
    let s12 = 0;
    let s13 = 0;
    let s20 = 0;
    let s21 = 0;
    let s22 = 0;
    let s23 = 0;
    let s30 = 0;
    let s31 = 0;
    let s32 = 0;
    let s33 = 0;
    while (a0 < end) {
      const x0 = x[a0++] as number;
      const x1 = x[a1++] as number;
      const x2 = x[a2++] as number;
      const x3 = x[a3++] as number;
      const w0 = w[b0++] as number;
      const w1 = w[b1++] as number;
      const w2 = w[b2++] as number;
      const w3 = w[b3++] as number;
      s00 += x0 * w0;
      s01 += x0 * w1;
      s02 += x0 * w2;
      s03 += x0 * w3;
      s10 += x1 * w0;
      s11 += x1 * w1;
      s12 += x1 * w2;
      s13 += x1 * w3;
      s20 += x2 * w0;
      s21 += x2 * w1;
      s22 += x2 * w2;
      s23 += x2 * w3;
      s30 += x3 * w0;
      s31 += x3 * w1;
      s32 += x3 * w2;
      s33 += x3 * w3;
    }
    const m = this.outputs;
    const bias = this.#bias;
    const c0 = bias[o] as number;
    const c1 = bias[o + 1] as number;
    const c2 = bias[o + 2] as number;
    const c3 = bias[o + 3] as number;
    let at = p * m + o;
    y[at] = s00 + c0;
    y[at + 1] = s01 + c1;
    y[at + 2] = s02 + c2;
    y[at + 3] = s03 + c3;
    at += m;
    y[at] = s10 + c0;
    y[at + 1] = s11 + c1;
    y[at + 2] = s12 + c2;
    y[at + 3] = s13 + c3;
    at += m;
    y[at] = s20 + c0;
    y[at + 1] = s21 + c1;
    y[at + 2] = s22 + c2;
    y[at + 3] = s23 + c3;
    at += m;
    y[at] = s30 + c0;
    y[at + 1] = s31 + c1;
    y[at + 2] = s32 + c2;
    y[at + 3] = s33 + c3;
  }

  /** Computes the outputs that the blocks leave over. */
  #plain(x: Float32Array, y: Float32Array, from: number, to: number, first: number): void {
    const n = this.inputs;
    for (let p = from; p < to; p++) {
      for (let o = first; o < this.outputs; o++) {
        let sum = this.#bias[o] as number;
        for (let i = 0; i < n; i++) {
          sum += (x[p * n + i] as number) * (this.#rows[o * n + i] as number);
        }
        y[p * this.outputs + o] = sum;
      }
    }
  }
}
