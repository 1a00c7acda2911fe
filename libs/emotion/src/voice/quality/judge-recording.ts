import type { Prosody } from '../prosody/prosody.ts';
import { ANALYSIS_RATE } from '../signal/resample.ts';
import { clippedShare, loudestDb } from '../signal/level.ts';
import { tonalStability } from './tonal-stability.ts';

/** Why a recording can't be read; each is said to the user in its own words. */
export type VoiceProblem =
  /** Under a second, or hardly any voice in it. */
  | 'too-short'
  /** Nothing was recorded (muted or far too quiet). */
  | 'silence'
  /** So loud that the wave is cut off: the spectrum is no longer the voice's. */
  | 'clipping'
  /** Music or a held tone. */
  | 'music'
  /** Loud enough, but nothing in it sounds like a voice. */
  | 'no-speech';

/** Shortest recording that is read, in seconds. */
export const SHORTEST_SECONDS = 1;
/** Least voice in it, in seconds. */
const LEAST_VOICED_SECONDS = 0.15;
/** Under this loudest level (dB of full scale) it counts as silence. EMO-DB starts at -24. */
const SILENT_DB = -50;
/** EMO-DB and the synthetic voices stay at or under .0001. */
const CLIPPED_SHARE = 0.005;
/** EMO-DB stays under .19; a melody of eight notes a second has .27, chords .69. */
const MUSICAL_STABILITY = 0.25;

/** The worst fault of a recording at ANALYSIS_RATE; undefined when it can be read. */
export function judgeRecording(
  samples: Float32Array,
  prosody: Prosody | undefined,
): VoiceProblem | undefined {
  if (loudestDb(samples, ANALYSIS_RATE) < SILENT_DB) return 'silence';
  if (samples.length < SHORTEST_SECONDS * ANALYSIS_RATE) return 'too-short';
  if (clippedShare(samples) > CLIPPED_SHARE) return 'clipping';
  if (tonalStability(samples) > MUSICAL_STABILITY) return 'music';
  if (!prosody) return 'no-speech';
  return prosody.voicedSeconds < LEAST_VOICED_SECONDS ? 'too-short' : undefined;
}
