import { VOICE_FEATURES } from '../prosody/features.ts';

/** One logistic model: arousal = sigmoid(bias + sum of weights * standardised features). */
export interface ArousalModel {
  readonly weights: readonly number[];
  readonly bias: number;
  /** Where neutral speech lies on the logit scale: its middle and its standard deviation. */
  readonly usual: { readonly logit: number; readonly spread: number };
}

/** The voice pack, as tools/train-voice writes it. */
export interface VoicePack {
  readonly format: 'nafas-voice-1';
  readonly version: string;
  readonly data: string;
  readonly licence: string;
  readonly features: readonly string[];
  /** Standard deviation of each feature within one speaker: the unit of the weights of `own`. */
  readonly deviation: readonly number[];
  /** Against the user's own baseline: (feature - baseline) / deviation. */
  readonly own: ArousalModel;
  /** Without a baseline: (feature - mean) / spread over all speakers. */
  readonly general: ArousalModel & {
    readonly mean: readonly number[];
    readonly deviation: readonly number[];
  };
}

/** Thrown for a pack of another format, or one trained with other features. */
export class VoicePackError extends Error {
  override name = 'VoicePackError';
}

/**
 * Checks what was loaded before it is used.
 * @throws VoicePackError when it is no voice pack or its features are not this engine's.
 */
export function parseVoicePack(value: unknown): VoicePack {
  const pack = value as VoicePack | null;
  if (typeof pack !== 'object' || pack?.format !== 'nafas-voice-1') {
    throw new VoicePackError('This is not a voice pack.');
  }
  if (pack.features.join() !== VOICE_FEATURES.join()) {
    throw new VoicePackError('The voice pack was trained with other features.');
  }
  const lists = [
    pack.deviation,
    pack.own.weights,
    pack.general.weights,
    pack.general.mean,
    pack.general.deviation,
  ];
  if (lists.some((l) => l.length !== VOICE_FEATURES.length || !l.every(Number.isFinite))) {
    throw new VoicePackError('The voice pack is damaged.');
  }
  return pack;
}
