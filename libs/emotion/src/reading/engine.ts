import type { EmotionReading } from './reading.ts';

/** Why there is no reading. Said to the user as it is; never an exception. */
export type NoReadingReason =
  /** This language has no pack and no lexicon. */
  | 'language-not-available'
  /** The pack of this language could not be loaded (offline, damaged). */
  | 'pack-not-loaded'
  /** Nothing in the input can be read (blank, no letters; a silent recording; no face). */
  | 'nothing-to-read';

/** The result of an analysis: a reading, or the reason why there is none. */
export type EmotionResult =
  | { readonly ok: true; readonly reading: EmotionReading }
  | { readonly ok: false; readonly reason: NoReadingReason; readonly detail: string };

/** Told of the share of the loading that is done, 0-1, as often as it grows. */
export type LoadProgress = (done: number) => void;

/** One engine for one source of emotions. All engines, real and simulated, have this shape. */
export interface EmotionEngine<Input> {
  readonly name: string;
  readonly version: string;
  /** Loads what the engine needs; may be called again, then it does only what is missing. */
  load(progress?: LoadProgress): Promise<void>;
  analyze(input: Input): Promise<EmotionResult>;
  /** Frees memory; the engine can be loaded again. */
  dispose(): void;
}
