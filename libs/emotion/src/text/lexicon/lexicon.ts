import type { EmotionValue } from '../../reading/reading.ts';

/**
 * The class that a word is evidence for: one of our values, or plainly good or bad. `calm` speaks against
 * stress, `good` for happiness, `bad` for sadness (each less than a word that names the feeling).
 */
export type LexiconClass = 'happiness' | 'sadness' | 'stress' | 'neutral' | 'calm' | 'good' | 'bad';

/** Words and phrases (tokens joined by one space), each with its class. */
export type Lexicon = ReadonlyMap<string, LexiconClass>;

/** A word or phrase of the lexicon in a text. */
export interface LexiconHit {
  /** As written, with its negation: "not happy". */
  readonly words: string;
  readonly class: LexiconClass;
  readonly negated: boolean;
}

type Effects = Partial<Record<Exclude<EmotionValue, 'energy'>, number>>;

/** How strongly a hit speaks for (+) or against (-) each value, -1 to 1. */
const ASSERTED: Readonly<Record<LexiconClass, Effects>> = {
  happiness: { happiness: 0.8, sadness: -0.3, neutral: -0.5 },
  sadness: { sadness: 0.8, happiness: -0.6, neutral: -0.5 },
  stress: { stress: 0.8, happiness: -0.5, neutral: -0.5 },
  neutral: { neutral: 0.7 },
  calm: { happiness: 0.5, stress: -0.8, sadness: -0.5 },
  good: { happiness: 0.4 },
  bad: { sadness: 0.4, stress: 0.3, happiness: -0.6 },
};

const NEGATED: Readonly<Record<LexiconClass, Effects>> = {
  happiness: { happiness: -0.9, sadness: 0.5, neutral: -0.3 },
  sadness: { sadness: -0.9, happiness: 0.3 },
  stress: { stress: -0.9, happiness: 0.3 },
  neutral: {},
  calm: { stress: 0.5, happiness: -0.6 },
  good: { happiness: -0.8, sadness: 0.3, stress: 0.2 },
  bad: { happiness: 0.45, sadness: -0.7, stress: -0.7 },
};

/** The effects of one hit on the values. */
export function getEffects(hit: LexiconHit): Effects {
  return (hit.negated ? NEGATED : ASSERTED)[hit.class];
}

/** The effect of all hits of a text on one value, -1 to 1: for and against, each as noisy-or. */
export function combineEffects(
  hits: readonly LexiconHit[],
  value: Exclude<EmotionValue, 'energy'>,
): number {
  let notFor = 1;
  let notAgainst = 1;
  for (const hit of hits) {
    const effect = getEffects(hit)[value] ?? 0;
    if (effect > 0) notFor *= 1 - effect;
    else notAgainst *= 1 + effect;
  }
  return notAgainst - notFor;
}

/**
 * The model's probability corrected by the lexicon: words for a value give it a floor, words
 * against it a ceiling. Between the two the model is left alone, so that its calibration holds.
 */
export function applyLexicon(probability: number, strength: number): number {
  if (strength > 0) return Math.max(probability, Math.min(0.75, 0.15 + 0.7 * strength));
  if (strength < 0) return Math.min(probability, Math.max(0.06, 0.5 + 0.5 * strength));
  return probability;
}

/** Builds a lexicon from lists of words; phrases stand between commas. */
export function createLexicon(
  lists: Readonly<Record<LexiconClass, string>>,
  normalise: (word: string) => string,
): Lexicon {
  const map = new Map<string, LexiconClass>();
  for (const [name, words] of Object.entries(lists)) {
    for (const entry of words.split(/,|\n/u)) {
      const word = normalise(entry.trim().replace(/\s+/gu, ' '));
      if (word) map.set(word, name as LexiconClass);
    }
  }
  return map;
}
