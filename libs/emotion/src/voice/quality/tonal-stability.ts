import { ANALYSIS_RATE } from '../signal/resample.ts';
import { PowerSpectrum } from '../signal/spectrum.ts';

const SIZE = 1024;
const STEP = 320;
/** A note keeps its partials this long (in steps of 20 ms); a speaking voice glides away. */
const LATER = 6;
const FIRST_BIN = Math.ceil((150 * SIZE) / ANALYSIS_RATE);
const LAST_BIN = Math.floor((3400 * SIZE) / ANALYSIS_RATE);
const PEAKS = 5;
/** Frames this far (in power) under the loudest are pauses. */
const ACTIVE = 1e-3;

/**
 * Share of the strongest spectral peaks that are still at the same place 120 ms later, 0-1, over the
 * frames that are not pauses. Notes and chords stay; the harmonics of speech move with the intonation.
 */
export function tonalStability(samples: Float32Array): number {
  const spectrum = new PowerSpectrum(SIZE);
  const frames: { energy: number; peaks: number[] }[] = [];
  for (let at = 0; at + SIZE <= samples.length; at += STEP) {
    frames.push(strongestPeaks(spectrum.compute(samples, at)));
  }
  const loudest = frames.reduce((most, f) => Math.max(most, f.energy), 0);
  let seen = 0;
  let stayed = 0;
  for (let f = 0; f < frames.length; f++) {
    const now = frames[f];
    const later = frames[f + LATER];
    if (!now || now.energy < loudest * ACTIVE) continue;
    seen += PEAKS;
    for (const peak of now.peaks) if (later?.peaks.includes(peak)) stayed++;
  }
  return seen === 0 ? 0 : stayed / seen;
}

function strongestPeaks(power: Float64Array): { energy: number; peaks: number[] } {
  let energy = 0;
  const peaks: number[] = [];
  for (let b = FIRST_BIN; b <= LAST_BIN; b++) {
    const p = power[b] ?? 0;
    energy += p;
    if (p > (power[b - 1] ?? 0) && p >= (power[b + 1] ?? 0)) peaks.push(b);
  }
  peaks.sort((a, b) => (power[b] ?? 0) - (power[a] ?? 0));
  return { energy, peaks: peaks.slice(0, PEAKS) };
}
