import { ITALIAN_LEXICON } from './italian-words.ts';
import { latinForms, latinTokens, negationScope } from './latin-text.ts';
import type { LexiconReader } from './match.ts';

const words = (list: string) => new Set(list.split(' '));

const NEGATION = {
  words: words('non mai senza nessun nessuna ne poco meno niente mica'),
  ends: words('ma pero perche quando quindi'),
};

/** Italian by its words alone. */
export const ITALIAN: LexiconReader = {
  lexicon: ITALIAN_LEXICON,
  forms: latinForms,
  tokens: latinTokens,
  scope: (tokens) => negationScope(tokens, NEGATION),
};
