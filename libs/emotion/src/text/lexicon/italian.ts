import { ITALIAN_LEXICON } from './italian-words.ts';
import { latinForms, latinTokens, negationScope } from './latin-text.ts';
import type { LexiconReader } from './match.ts';

const words = (list: string) => new Set(list.split(' '));

const NEGATION = {
  words: words('non mai senza nessun nessuna ne poco meno niente mica'),
  // "Non è stata una bella giornata".
  reach: 4,
  ends: words('ma pero perche quando quindi'),
};

/** Nouns that look like another form of a listed word: "tesi" is a thesis, not "teso" (tense). */
const OTHER_WORDS = words('tesi');

/** The forms of a word, those of "very" among them: "felicissima" is "felice", "stanchissimo" "stanco". */
function forms(token: string): ReturnType<typeof latinForms> {
  if (OTHER_WORDS.has(token)) return [];
  const stem = /^(.{2,}?)h?issim[oaie]$/u.exec(token)?.[1];
  if (stem === undefined) return latinForms(token);
  return ['o', 'e'].map((ending) => ({ form: stem + ending, negated: false }));
}

/** Italian by its words alone. */
export const ITALIAN: LexiconReader = {
  lexicon: ITALIAN_LEXICON,
  forms,
  tokens: latinTokens,
  scope: (tokens) => negationScope(tokens, NEGATION),
};
