const QUIETEST_DB = -120;

/** Root mean square level in dB of full scale (0 is the loudest possible), at least -120. */
export function rmsDb(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2;
  if (to <= from || sum === 0) return QUIETEST_DB;
  return Math.max(QUIETEST_DB, 10 * Math.log10(sum / (to - from)));
}

/** Loudest level over 50 ms, in dB of full scale. */
export function loudestDb(samples: Float32Array, rate: number): number {
  const size = Math.max(1, Math.round(rate * 0.05));
  let loudest = QUIETEST_DB;
  for (let at = 0; at < samples.length; at += size) {
    loudest = Math.max(loudest, rmsDb(samples, at, Math.min(samples.length, at + size)));
  }
  return loudest;
}

/**
 * Share of samples that stand at the recording's own ceiling in runs of three or more: what a
 * clipped wave looks like, wherever the ceiling is (above half of full scale).
 */
export function clippedShare(samples: Float32Array): number {
  let ceiling = 0;
  for (const s of samples) ceiling = Math.max(ceiling, Math.abs(s));
  if (ceiling < 0.5) return 0;
  let clipped = 0;
  let run = 0;
  for (let i = 0; i <= samples.length; i++) {
    if (Math.abs(samples[i] ?? 0) >= ceiling * 0.995) run++;
    else {
      if (run >= 3) clipped += run;
      run = 0;
    }
  }
  return samples.length === 0 ? 0 : clipped / samples.length;
}
