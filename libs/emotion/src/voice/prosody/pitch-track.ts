import { PitchDetector } from 'pitchy';
import { ANALYSIS_RATE, resample } from '../signal/resample.ts';
import { HOP } from './frames.ts';

const PITCH_RATE = 8000;
/** Only what is under 1 kHz is looked at: noise is mostly above, and a telephone leaves 300-1000. */
const PITCH_BAND = 1000;
const WINDOW = 512;
const LOWEST_HZ = 65;
const HIGHEST_HZ = 520;
const REFERENCE_HZ = 50;
const SEMITONES = 12;

/** Pitch (semitones above 50 Hz, NaN out of range) and clarity of each 10 ms frame. */
export function trackPitch(
  samples: Float32Array,
  frames: number,
): { pitch: Float64Array; clarity: Float64Array } {
  const low = resample(samples, ANALYSIS_RATE, PITCH_RATE, PITCH_BAND);
  const hop = (HOP * PITCH_RATE) / ANALYSIS_RATE;
  const detector = PitchDetector.forFloat32Array(WINDOW);
  const window = new Float32Array(WINDOW);
  const pitch = new Float64Array(frames).fill(Number.NaN);
  const clarity = new Float64Array(frames);
  for (let f = 0; f < frames; f++) {
    const start = f * hop + hop / 2 - WINDOW / 2;
    for (let i = 0; i < WINDOW; i++) window[i] = low[start + i] ?? 0;
    const [hz, sure] = detector.findPitch(window, PITCH_RATE);
    clarity[f] = sure;
    if (hz >= LOWEST_HZ && hz <= HIGHEST_HZ) pitch[f] = SEMITONES * Math.log2(hz / REFERENCE_HZ);
  }
  return { pitch, clarity };
}

/**
 * Leaves pitch only where it is clear, loud enough against the clip's own peak, and part of a run;
 * an octave away from the clip's median is the detector's usual mistake and is folded back.
 */
export function keepVoiced(
  pitch: Float64Array,
  clarity: Float64Array,
  level: Float64Array,
  clearest: number,
): Float64Array {
  let peak = -Infinity;
  for (const db of level) peak = Math.max(peak, db);
  const kept = pitch.slice();
  for (let f = 0; f < kept.length; f++) {
    if ((clarity[f] ?? 0) < clearest || (level[f] ?? -Infinity) < peak - 30) kept[f] = Number.NaN;
  }
  dropShortRuns(kept, 4);
  foldOctaves(kept);
  return kept;
}

function dropShortRuns(track: Float64Array, shortest: number): void {
  let start = 0;
  for (let f = 0; f <= track.length; f++) {
    const jump = f > 0 && Math.abs((track[f] ?? NaN) - (track[f - 1] ?? NaN)) > 4;
    if (f < track.length && !Number.isNaN(track[f]) && !jump) continue;
    if (f - start < shortest) track.fill(Number.NaN, start, f);
    start = jump ? f : f + 1;
  }
}

function foldOctaves(track: Float64Array): void {
  const voiced = [...track].filter((v) => !Number.isNaN(v)).sort((a, b) => a - b);
  const median = voiced[voiced.length >> 1];
  if (median === undefined) return;
  for (let f = 0; f < track.length; f++) {
    const v = track[f] ?? Number.NaN;
    if (v - median > 10.5) track[f] = v - SEMITONES;
    else if (median - v > 10.5) track[f] = v + SEMITONES;
  }
}
