/** Weights of a net by name, e.g. "conv0/filters". */
export type Weights = ReadonlyMap<string, Float32Array>;

/** Thrown when files are not the weights they should be. */
export class WeightsError extends Error {
  override name = 'WeightsError';
}

interface ManifestEntry {
  readonly name: string;
  readonly shape: readonly number[];
  readonly quantization?: { readonly dtype: string; readonly scale: number; readonly min: number };
}

/**
 * Reads the weights of a TensorFlow.js manifest: uint8 with scale and minimum, or float32.
 * @throws WeightsError when manifest and bytes don't fit each other.
 */
export function readWeights(manifest: unknown, bytes: ArrayBuffer): Weights {
  const entries = (manifest as { weights: ManifestEntry[] }[] | null)?.[0]?.weights;
  if (!Array.isArray(entries)) throw new WeightsError('This is not a weights manifest.');
  const weights = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape, quantization } of entries) {
    const size = shape.reduce((product, n) => product * n, 1);
    const end = at + (quantization ? size : 4 * size);
    if (end > bytes.byteLength) throw new WeightsError('The weights are cut short.');
    if (quantization) {
      const { scale, min, dtype } = quantization;
      if (dtype !== 'uint8') throw new WeightsError(`Weights of type ${dtype} are not read.`);
      weights.set(
        name,
        Float32Array.from(new Uint8Array(bytes, at, size), (q) => q * scale + min),
      );
    } else {
      // A copy, since the floats needn't lie on a multiple of four bytes.
      weights.set(name, new Float32Array(bytes.slice(at, end)));
    }
    at = end;
  }
  if (at !== bytes.byteLength)
    throw new WeightsError('The weights are longer than their manifest.');
  return weights;
}

/**
 * One of the weights.
 * @throws WeightsError when there is none of that name.
 */
export function getWeight(weights: Weights, name: string): Float32Array {
  const found = weights.get(name);
  if (!found) throw new WeightsError(`The weights hold no ${name}.`);
  return found;
}
