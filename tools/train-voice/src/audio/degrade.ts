import { ANALYSIS_RATE, resample } from '@nafas/emotion/voice';

const TELEPHONE_RATE = 8000;
const TELEPHONE_LOW = 300;
const TELEPHONE_HIGH = 3400;

/** Repeatable numbers in 0-1 (linear congruential, Numerical Recipes). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** White noise under the sound, `snr` dB quieter than what is not digital silence. */
export function addNoise(samples: Float32Array, snr: number, random: () => number): Float32Array {
  let energy = 0;
  let count = 0;
  for (const s of samples) {
    if (s === 0) continue;
    energy += s * s;
    count++;
  }
  const amplitude = Math.sqrt(energy / Math.max(1, count) / 10 ** (snr / 10));
  // Box-Muller.
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return samples.map((s) => s + amplitude * gauss());
}

/** The sound (at ANALYSIS_RATE) as a telephone passes it on: 300-3400 Hz. */
export function telephone(samples: Float32Array): Float32Array {
  const narrow = resample(samples, ANALYSIS_RATE, TELEPHONE_RATE, TELEPHONE_HIGH);
  const back = resample(narrow, TELEPHONE_RATE, ANALYSIS_RATE, TELEPHONE_HIGH);
  const low = resample(back, ANALYSIS_RATE, ANALYSIS_RATE, TELEPHONE_LOW);
  return back.map((s, i) => s - (low[i] ?? 0));
}
