import type { ReadingEvidence } from '../../reading/reading.ts';
import type { VoiceBaseline } from '../baseline/baseline.ts';
import { readArousal, type Arousal } from '../model/arousal.ts';
import { compareToUsual, toEnergy, toNeutral } from '../model/energy.ts';
import type { VoicePack } from '../model/pack.ts';
import { VOICE_FEATURES } from '../prosody/features.ts';
import type { Prosody } from '../prosody/prosody.ts';
import type { VoiceProblem } from '../quality/judge-recording.ts';
import type { RecordingResult } from './read-recording.ts';
import type { VoiceReading, VoiceResult } from './voice-result.ts';

/** Name of the engine in its readings. */
export const VOICE_ENGINE = 'voice-prosody';
/** With this much voice (seconds) the length no longer limits the confidence. */
const ENOUGH_VOICED_SECONDS = 0.6;
/** Clarity of a clean voice; noise lowers it. */
const CLEAN_CLARITY = 0.9;
const EVIDENCE = 4;

const DETAILS: Readonly<Record<VoiceProblem, string>> = {
  'too-short': 'The recording holds too little voice.',
  silence: 'The recording is silent.',
  clipping: 'The recording is distorted: too loud for the microphone.',
  music: 'The recording sounds like music.',
  'no-speech': 'No voice was found in the recording.',
};

/** The reading of what was read from a recording, with a pack and, if there is one, the user's baseline. */
export function readVoice(
  recording: RecordingResult,
  pack: VoicePack,
  baseline: VoiceBaseline | undefined,
  durationMs: number,
): VoiceResult {
  if (!recording.ok) {
    const { problem } = recording;
    return { ok: false, reason: 'nothing-to-read', problem, detail: DETAILS[problem] };
  }
  const { prosody } = recording;
  const arousal = readArousal(pack, prosody.features, baseline?.features);
  const energy = toEnergy(arousal);
  const reading: VoiceReading = {
    happiness: null,
    sadness: null,
    // Without a baseline nobody knows what is neutral for this voice.
    neutral: baseline ? toNeutral(energy) : null,
    stress: null,
    energy,
    confidence: computeConfidence(arousal, prosody),
    source: 'voice',
    engine: VOICE_ENGINE,
    version: pack.version,
    durationMs,
    computedFrom: collectEvidence(arousal),
    notes: [],
    arousal: arousal.probability,
    comparison: baseline ? compareToUsual(arousal) : null,
    baselineClips: baseline?.clips ?? 0,
    voicedSeconds: prosody.voicedSeconds,
  };
  return { ok: true, reading };
}

/** Calibrated probability of the side it takes, less when there is little or unclear voice. */
function computeConfidence({ probability }: Arousal, { voicedSeconds, clarity }: Prosody): number {
  const length = Math.min(1, voicedSeconds / ENOUGH_VOICED_SECONDS);
  const clean = Math.min(1, clarity / CLEAN_CLARITY);
  return Math.max(probability, 1 - probability) * length * clean;
}

function collectEvidence({ contributions }: Arousal): ReadingEvidence[] {
  const strongest = contributions.reduce((most, c) => Math.max(most, Math.abs(c)), 1e-9);
  return contributions
    .map((c, i) => ({ what: VOICE_FEATURES[i] ?? '', weight: c / strongest }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .filter(({ weight }) => weight !== 0)
    .slice(0, EVIDENCE)
    .map(({ what, weight }) => ({ kind: 'feature', what, towards: 'energy', weight }));
}
