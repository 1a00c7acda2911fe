import { readProsody, type Prosody } from '../prosody/prosody.ts';
import { judgeRecording, type VoiceProblem } from '../quality/judge-recording.ts';
import { ANALYSIS_RATE, resample } from '../signal/resample.ts';
import type { VoiceInput } from './voice-result.ts';

/** Prosody of a recording, or what is wrong with it. */
export type RecordingResult =
  | { readonly ok: true; readonly prosody: Prosody }
  | { readonly ok: false; readonly problem: VoiceProblem };

/** Reads a recording: about 6 ms of work for a second of sound, so in an app the voice worker does it. */
export function readRecording(input: VoiceInput): RecordingResult {
  const samples = resample(input.samples, input.sampleRate, ANALYSIS_RATE);
  const prosody = readProsody(samples);
  const problem = judgeRecording(samples, prosody);
  if (problem) return { ok: false, problem };
  return prosody ? { ok: true, prosody } : { ok: false, problem: 'no-speech' };
}
