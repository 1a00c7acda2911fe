import type { Linear } from './linear.ts';

/**
 * Which weights to keep: the `budget` ones with the largest |w| * df^power, that is, large and
 * often used. A column (feature) with fewer than `least` kept weights is dropped whole, as its
 * place in the table would cost more than it tells.
 */
export function chooseWeights(
  model: Linear,
  scale: Float32Array,
  df: Float32Array,
  budget: number,
  power: number,
): Uint8Array {
  const { heads, weight } = model;
  const score = new Float32Array(weight.length);
  for (let c = 0; c < df.length; c++) {
    const usage = (scale[c] ?? 1) * (df[c] ?? 0) ** power;
    for (let k = 0; k < heads; k++)
      score[c * heads + k] = Math.abs(weight[c * heads + k] ?? 0) * usage;
  }
  if (budget >= weight.length) return new Uint8Array(weight.length).fill(1);
  const limit = score.slice().sort()[weight.length - budget] ?? 0;
  const keep = new Uint8Array(weight.length);
  for (let i = 0; i < keep.length; i++) keep[i] = (score[i] ?? 0) >= limit ? 1 : 0;
  return keep;
}
