import { applyLexicon, type LexiconHit, combineEffects } from './lexicon/lexicon.ts';

/** The values text can tell, as probabilities 0-1. */
export interface TextValues {
  readonly happiness: number;
  readonly sadness: number;
  readonly neutral: number;
  readonly stress: number;
}

/** The prior values of a text in a language without a model, before its words are looked at. */
export const WITHOUT_MODEL: TextValues = {
  happiness: 0.2,
  sadness: 0.12,
  neutral: 0.5,
  stress: 0.12,
};

/** Model (or the assumption) and lexicon together. */
export function combine(model: TextValues, hits: readonly LexiconHit[]): TextValues {
  const value = (name: keyof TextValues) => applyLexicon(model[name], combineEffects(hits, name));
  return {
    happiness: value('happiness'),
    sadness: value('sadness'),
    neutral: value('neutral'),
    stress: value('stress'),
  };
}
