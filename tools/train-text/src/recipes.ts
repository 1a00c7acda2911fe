import type { Recipe } from './recipe.ts';

const ENGLISH: Recipe = {
  version: '3',
  spec: { bits: 20, words: 2, charMin: 3, charMax: 5, negation: true, charWeight: 1 },
  leastRows: 4,
  idfPower: 1.5,
  fit: {
    first: { epochs: 3, rate: 0.1, caution: 2, seed: 1 },
    second: { epochs: 4, rate: 0.1, caution: 2, seed: 2 },
    budget: 140_000,
  },
  stacker: { hidden: 16, epochs: 15, rate: 0.02, decay: 1e-5, seed: 3 },
  members: 3,
  folds: 8,
  softShare: 0,
  stepShare: 0.33,
};

/** For the small corpora (1,000 to 4,500 rows). */
const SMALL: Recipe = {
  version: '1',
  spec: { bits: 20, words: 2, charMin: 2, charMax: 5, negation: false, charWeight: 1.5 },
  leastRows: 2,
  idfPower: 1.2,
  fit: {
    first: { epochs: 10, rate: 0.1, caution: 0.2, seed: 1 },
    second: { epochs: 14, rate: 0.1, caution: 0.2, seed: 2 },
    budget: 42_000,
  },
  stacker: { hidden: 4, epochs: 12, rate: 0.03, decay: 3e-3, seed: 3 },
  members: 3,
  folds: 6,
  softShare: 0.3,
  stepShare: 0.5,
};

/** A Chinese token is one character, a pair of them a word; n-grams of three and four are phrases. */
const CHINESE: Recipe = {
  ...SMALL,
  spec: { ...SMALL.spec, charMin: 3, charMax: 4, charWeight: 1 },
};

/** The recipe of a language. */
export function recipeFor(lang: string): Recipe {
  if (lang === 'en') return ENGLISH;
  return lang === 'zh' ? CHINESE : SMALL;
}
