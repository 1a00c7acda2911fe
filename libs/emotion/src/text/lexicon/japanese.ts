import { JAPANESE_LEXICON } from './japanese-words.ts';
import type { LexiconReader } from './match.ts';

const NEGATORS = ['なかった', 'ません', 'ない', 'なく', 'なさそう', 'ず'];
const LONGEST = 7;
// Between the word and its "not" stand an ending and a particle.
const REACH = 4;

const isKnown = (word: string) => JAPANESE_LEXICON.has(word) || NEGATORS.includes(word);

/** The longest known words from left to right; every other sign by itself, since nothing divides words. */
function tokens(text: string): string[] {
  const signs = [...text.normalize('NFKC').toLowerCase()];
  const found: string[] = [];
  for (let at = 0; at < signs.length;) {
    let length = Math.min(LONGEST, signs.length - at);
    while (length > 1 && !isKnown(signs.slice(at, at + length).join(''))) length--;
    found.push(signs.slice(at, at + length).join(''));
    at += length;
  }
  return found;
}

/** A word is denied by what follows it: 楽しくない. */
function scope(all: readonly string[]): Uint8Array {
  return Uint8Array.from(all, (token, at) => {
    if (!JAPANESE_LEXICON.has(token)) return 0;
    for (const next of all.slice(at + 1, at + 1 + REACH)) {
      if (NEGATORS.includes(next)) return 1;
      if (JAPANESE_LEXICON.has(next) || /[。、!?…\s]/u.test(next)) return 0;
    }
    return 0;
  });
}

/** Japanese by its words alone. */
export const JAPANESE: LexiconReader = {
  lexicon: JAPANESE_LEXICON,
  forms: (token) => [{ form: token, negated: false }],
  tokens,
  scope,
};
