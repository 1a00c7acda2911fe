import type { EmotionReading } from '../../reading/reading.ts';
import type { Comparison } from '../model/energy.ts';
import type { VoiceProblem } from '../quality/judge-recording.ts';

/** Mono sound, -1..1. */
export interface VoiceInput {
  readonly samples: Float32Array;
  /** In Hz. */
  readonly sampleRate: number;
}

/** A reading of a voice. Happiness, sadness and stress are null: a voice does not tell them. */
export interface VoiceReading extends EmotionReading {
  readonly source: 'voice';
  /** Probability of an aroused voice, 0-1. */
  readonly arousal: number;
  /** Against the user's own baseline; null when there is none. */
  readonly comparison: Comparison | null;
  /** Clips in the baseline; 0 when the reading was made without one. */
  readonly baselineClips: number;
  /** Seconds of voiced sound that were read. */
  readonly voicedSeconds: number;
}

/** A reading, or what is wrong with the recording. */
export type VoiceResult =
  | { readonly ok: true; readonly reading: VoiceReading }
  | {
      readonly ok: false;
      readonly reason: 'nothing-to-read';
      readonly problem: VoiceProblem;
      readonly detail: string;
    };

/** Prosody of a baseline clip, or what is wrong with it. */
export type BaselineClipResult =
  | { readonly ok: true; readonly clips: number; readonly complete: boolean }
  | { readonly ok: false; readonly problem: VoiceProblem };
