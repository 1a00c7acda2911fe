/** The rate every feature is computed at, in Hz. */
export const ANALYSIS_RATE = 16_000;

const HALF_WIDTH = 16;

/**
 * Band-limited resampling (Hann-windowed sinc, 16 zero crossings a side).
 *
 * @param samples mono, -1..1
 * @param from rate of `samples` in Hz
 * @param to wanted rate in Hz
 * @param cutoff highest frequency that is kept, in Hz; at most half of either rate
 * @throws RangeError when a rate is not a positive number
 */
export function resample(
  samples: Float32Array,
  from: number,
  to: number,
  cutoff = 0.46 * Math.min(from, to),
): Float32Array {
  if (!(from > 0) || !(to > 0)) throw new RangeError(`Cannot resample ${from} Hz to ${to} Hz.`);
  if (from === to && cutoff >= 0.46 * from) return samples;
  const length = Math.floor((samples.length * to) / from);
  const out = new Float32Array(length);
  const step = from / to;
  // Reach of the kernel in input samples: a lower cutoff needs a longer kernel.
  const band = (2 * cutoff) / from;
  const reach = HALF_WIDTH / band;
  const kernels = new KernelTable(band, reach, countPhases(from, to));
  for (let i = 0; i < length; i++) {
    const centre = i * step;
    // The hair added keeps 2.9999999 (a whole 3 in exact arithmetic) from being read as 2.
    const base = Math.floor(centre + 1e-9);
    const kernel = kernels.at(Math.max(0, centre - base));
    const first = base - kernels.reach + 1;
    let sum = 0;
    const begin = Math.max(0, -first);
    const end = Math.min(kernel.length, samples.length - first);
    for (let k = begin; k < end; k++) sum += (kernel[k] ?? 0) * (samples[first + k] ?? 0);
    out[i] = sum;
  }
  return out;
}

/** With whole rates the fraction repeats after to / gcd(from, to) samples. */
function countPhases(from: number, to: number): number {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return 512;
  let a = from;
  let b = to;
  while (b > 0) [a, b] = [b, a % b];
  return Math.min(512, to / a);
}

/** One kernel for each fraction of a sample, made when it is first asked for. */
class KernelTable {
  readonly reach: number;
  readonly #band: number;
  readonly #width: number;
  readonly #kernels: (Float32Array | undefined)[];

  constructor(band: number, width: number, phases: number) {
    this.reach = Math.ceil(width);
    this.#band = band;
    this.#width = width;
    this.#kernels = new Array<Float32Array | undefined>(phases).fill(undefined);
  }

  at(fraction: number): Float32Array {
    const phases = this.#kernels.length;
    const phase = Math.min(phases - 1, Math.floor(fraction * phases + 1e-6));
    return (this.#kernels[phase] ??= this.#make(phase / phases));
  }

  #make(fraction: number): Float32Array {
    const kernel = new Float32Array(2 * this.reach);
    for (let k = 0; k < kernel.length; k++) {
      const t = k - this.reach + 1 - fraction;
      if (Math.abs(t) >= this.#width) continue;
      const x = Math.PI * this.#band * t;
      const sinc = x === 0 ? 1 : Math.sin(x) / x;
      kernel[k] = this.#band * sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / this.#width));
    }
    return kernel;
  }
}
