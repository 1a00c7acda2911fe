/** Where a reading comes from. */
export type EmotionSource = 'camera' | 'voice' | 'text';

/** The five values of a reading, in the order they are shown. */
export const EMOTION_VALUES = ['happiness', 'sadness', 'neutral', 'stress', 'energy'] as const;

/** The name of one value of a reading. */
export type EmotionValue = (typeof EMOTION_VALUES)[number];

/** One thing a reading was computed from, for the "why" panel. */
export interface ReadingEvidence {
  /** The kind of thing: a word of the text, a feature of the voice, an expression. */
  readonly kind: 'word' | 'feature' | 'expression';
  /** The thing itself, e.g. the word "happy". */
  readonly what: string;
  /** The word stands under a negation ("not happy"). */
  readonly negated?: boolean;
  /** The value it moved most. */
  readonly towards: EmotionValue;
  /** How much it moved it, -1 (strongly against) to 1 (strongly for). */
  readonly weight: number;
}

/** Something the user has to know about a reading before believing it. */
export type ReadingNote =
  /** Only a list of words was used, no trained model: low confidence. */
  | 'lexicon-only'
  /** Few of the words are known to the model. */
  | 'few-known-words'
  /** The text was longer than what is read; the rest was left out. */
  | 'cut'
  /** Made up by the simulated engine: not an analysis. */
  | 'simulated';

/** The reading of an engine. A value is null where the source cannot tell, never 0 in its place. */
export interface EmotionReading extends Readonly<Record<EmotionValue, number | null>> {
  /** Percent, 0-100, or null. */
  readonly happiness: number | null;
  readonly sadness: number | null;
  readonly neutral: number | null;
  readonly stress: number | null;
  readonly energy: number | null;
  /** 0-1: how far the reading is to be believed. */
  readonly confidence: number;
  readonly source: EmotionSource;
  /** Name and version of the engine (and its pack). */
  readonly engine: string;
  readonly version: string;
  /** How long the analysis took, in milliseconds. */
  readonly durationMs: number;
  readonly computedFrom: readonly ReadingEvidence[];
  readonly notes: readonly ReadingNote[];
}
