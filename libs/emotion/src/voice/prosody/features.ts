import { HOP_SECONDS, type FrameTracks } from './frames.ts';
import { deviation, mean, quantile } from './statistics.ts';

/**
 * The 19 features, in the order of the pack's weights. None depends on how loud the recording is,
 * so neither the microphone's gain nor the distance to it counts. Change one and train again.
 */
export const VOICE_FEATURES = [
  'pitchMean',
  'pitchLow',
  'pitchHigh',
  'pitchSpread',
  'pitchSpeed',
  'pitchSpeedSpread',
  'voicedRunsPerSecond',
  'voicedRunSeconds',
  'voicedShare',
  'centroidMean',
  'centroidSpread',
  'tiltMean',
  'tiltHigh',
  'hammarberg',
  'levelSpread',
  'levelPeaks',
  'levelSpeed',
  'flux',
  'clarity',
] as const;

/** The name of one feature. */
export type VoiceFeature = (typeof VOICE_FEATURES)[number];

/** Slopes are taken over this many frames (40 ms). */
const SLOPE_FRAMES = 4;

/**
 * The features of the frames `from`..`to`, in the order of VOICE_FEATURES: pitch in semitones and
 * semitones per second, spectrum in dB and octaves, times in seconds. Undefined when no frame is voiced.
 */
export function voiceFeatures(t: FrameTracks, from = 0, to = t.pitch.length): number[] | undefined {
  const voiced: number[] = [];
  for (let f = from; f < to; f++) if (!Number.isNaN(t.pitch[f])) voiced.push(f);
  const first = voiced[0];
  const last = voiced.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const over = (track: Float64Array) => voiced.map((f) => track[f] ?? 0);
  const pitch = over(t.pitch);
  const level = over(t.level);
  const tilt = over(t.tilt);
  const centroid = over(t.centroid);
  const { pitchSlopes, levelSlopes } = slopes(t, voiced);
  let runs = 0;
  voiced.forEach((f, i) => (runs += i === 0 || f - (voiced[i - 1] ?? f) > 1 ? 1 : 0));
  const span = last - first + 1;
  const absolute = pitchSlopes.map(Math.abs);
  const features: Record<VoiceFeature, number> = {
    pitchMean: mean(pitch),
    pitchLow: quantile(pitch, 0.1),
    pitchHigh: quantile(pitch, 0.9),
    pitchSpread: deviation(pitch),
    pitchSpeed: mean(absolute),
    pitchSpeedSpread: deviation(pitchSlopes),
    voicedRunsPerSecond: runs / (span * HOP_SECONDS),
    voicedRunSeconds: (voiced.length / runs) * HOP_SECONDS,
    voicedShare: voiced.length / span,
    centroidMean: mean(centroid),
    centroidSpread: deviation(centroid),
    tiltMean: mean(tilt),
    tiltHigh: quantile(tilt, 0.9),
    hammarberg: mean(over(t.hammarberg)),
    levelSpread: deviation(level),
    levelPeaks: quantile(level, 0.9) - quantile(level, 0.5),
    levelSpeed: mean(levelSlopes.map(Math.abs)),
    flux: mean(over(t.flux)),
    clarity: mean(over(t.clarity)),
  };
  return VOICE_FEATURES.map((name) => features[name]);
}

function slopes(t: FrameTracks, voiced: readonly number[]) {
  const seconds = SLOPE_FRAMES * HOP_SECONDS;
  const pitchSlopes: number[] = [];
  const levelSlopes: number[] = [];
  for (const f of voiced) {
    const before = t.pitch[f - SLOPE_FRAMES] ?? Number.NaN;
    if (Number.isNaN(before)) continue;
    pitchSlopes.push(((t.pitch[f] ?? 0) - before) / seconds);
    levelSlopes.push(((t.level[f] ?? 0) - (t.level[f - SLOPE_FRAMES] ?? 0)) / seconds);
  }
  return { pitchSlopes, levelSlopes };
}
