import type { FeatureSpec } from '../features/extract.ts';

/** One thing a pack predicts: a logit from the stacker, its threshold and its calibration. */
export interface PackOutput {
  /** Which table of results it belongs to, e.g. 'labels28', 'ekman', 'reading'. */
  readonly group: string;
  readonly label: string;
  /** Predicted where the logit is at least this (chosen for F1). */
  readonly threshold: number;
  /** Platt scaling: probability = sigmoid(slope * logit + offset). */
  readonly slope: number;
  readonly offset: number;
}

/** The JSON at the head of a pack. */
export interface PackHeader {
  readonly lang: string;
  readonly version: string;
  readonly data: string;
  readonly licence: string;
  readonly spec: FeatureSpec;
  readonly heads: readonly string[];
  readonly outputs: readonly PackOutput[];
  readonly hidden: number;
  /** How many features and weights the sparse table holds. */
  readonly features: number;
  readonly weights: number;
  /** Weight of step 1 per head. */
  readonly steps: readonly number[];
  readonly bias: readonly number[];
  /** Value scale per feature is steps of this (inverse document frequency, int8). */
  readonly idfStep: number;
  /** Largest absolute value per float section, in the order mean, deviation, w1, b1, w2, b2, skip. */
  readonly ranges: readonly number[];
  /** Bytes of each section after the header, in file order. */
  readonly sections: readonly number[];
}

/** The first four bytes of a pack, "NTP1". */
export const PACK_MAGIC = 0x3150544e;
/** The largest level of a weight: each is a whole number from -MAX_LEVEL to MAX_LEVEL, times the step of its head. */
export const MAX_LEVEL = 127;
