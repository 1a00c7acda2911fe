import { FRENCH_LEXICON } from './french-words.ts';
import { latinForms, latinTokens, negationScope } from './latin-text.ts';
import type { LexiconReader } from './match.ts';

const words = (list: string) => new Set(list.split(' '));

const NEGATION = {
  words: words("ne n' pas jamais sans aucun aucune ni guere peu moins rien"),
  paired: words('plus'),
  before: words("ne n' pas"),
  ends: words('mais car parce alors quand'),
};

/** French by its words alone. */
export const FRENCH: LexiconReader = {
  lexicon: FRENCH_LEXICON,
  forms: latinForms,
  tokens: latinTokens,
  scope: (tokens) => negationScope(tokens, NEGATION),
};
