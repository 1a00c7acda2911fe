import type { ArousalModel, VoicePack } from './pack.ts';

/** A feature further out than this says no more than one at this many deviations. */
const FURTHEST = 5;

/** How aroused a voice sounds, and what made it so, by logistic regression on prosody. */
export interface Arousal {
  readonly logit: number;
  /** Probability that the voice is aroused (as in anger, fear or joy), 0-1. */
  readonly probability: number;
  /** The contribution of each feature to the logit, in the order of VOICE_FEATURES. */
  readonly contributions: readonly number[];
  readonly model: ArousalModel;
}

/** The features in units of the model, clamped to +-5. */
export function standardise(
  features: readonly number[],
  centre: readonly number[],
  deviation: readonly number[],
): number[] {
  return features.map((x, i) => {
    const z = (x - (centre[i] ?? 0)) / (deviation[i] ?? 1);
    return Math.max(-FURTHEST, Math.min(FURTHEST, z));
  });
}

/** Logistic function. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Arousal of a voice, against `baseline` (mean features of the user's neutral clips) if given. */
export function readArousal(
  pack: VoicePack,
  features: readonly number[],
  baseline?: readonly number[],
): Arousal {
  const model = baseline ? pack.own : pack.general;
  const z = baseline
    ? standardise(features, baseline, pack.deviation)
    : standardise(features, pack.general.mean, pack.general.deviation);
  const contributions = z.map((v, i) => v * (model.weights[i] ?? 0));
  const logit = contributions.reduce((sum, c) => sum + c, model.bias);
  return { logit, probability: sigmoid(logit), contributions, model };
}
