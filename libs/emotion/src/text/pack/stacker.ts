/**
 * A small net over the logits of the linear heads: out = skip*in + w2 * tanh(w1 * in + b1) + b2.
 * It knows what the labels say about one another (joy speaks against neutral), and makes the
 * groups (Ekman, sentiment, our readings) out of the labels, so that they need no weights of
 * their own in the pack. Matrices are row-major, one row per output.
 */
export interface Stacker {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** Inputs are standardised first: (in - mean) / deviation. */
  readonly mean: Float32Array;
  readonly deviation: Float32Array;
  readonly w1: Float32Array;
  readonly b1: Float32Array;
  readonly w2: Float32Array;
  readonly b2: Float32Array;
  /** The linear path beside the hidden units. */
  readonly skip: Float32Array;
}

/** Runs the net: `x` (standardised input) and `h` (hidden units) are scratch, `z` gets the logits. */
export function runStacker(
  s: Stacker,
  input: Float32Array,
  x: Float32Array,
  h: Float32Array,
  z: Float32Array,
): void {
  const { inputs, hidden, outputs } = s;
  for (let m = 0; m < inputs; m++) {
    x[m] = ((input[m] as number) - (s.mean[m] as number)) / (s.deviation[m] as number);
  }
  for (let q = 0; q < hidden; q++) {
    let sum = s.b1[q] as number;
    for (let m = 0, at = q * inputs; m < inputs; m++)
      sum += (s.w1[at + m] as number) * (x[m] as number);
    h[q] = Math.tanh(sum);
  }
  for (let k = 0; k < outputs; k++) {
    let sum = s.b2[k] as number;
    for (let m = 0, at = k * inputs; m < inputs; m++)
      sum += (s.skip[at + m] as number) * (x[m] as number);
    for (let q = 0, at = k * hidden; q < hidden; q++)
      sum += (s.w2[at + q] as number) * (h[q] as number);
    z[k] = sum;
  }
}

/** How output k changes with each input, at the hidden units `h` of the last run. */
export function stackerSlopes(s: Stacker, h: Float32Array, k: number): Float32Array {
  const { inputs, hidden } = s;
  const out = s.skip.slice(k * inputs, (k + 1) * inputs);
  for (let q = 0; q < hidden; q++) {
    const through = (s.w2[k * hidden + q] as number) * (1 - (h[q] as number) ** 2);
    for (let m = 0; m < inputs; m++) {
      out[m] = (out[m] as number) + through * (s.w1[q * inputs + m] as number);
    }
  }
  for (let m = 0; m < inputs; m++) out[m] = (out[m] as number) / (s.deviation[m] as number);
  return out;
}
