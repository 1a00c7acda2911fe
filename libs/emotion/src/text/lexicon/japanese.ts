import { JAPANESE_LEXICON } from './japanese-words.ts';
import type { LexiconReader } from './match.ts';

const NEGATORS = ['なかった', 'ません', 'ない', 'なく', 'なさそう', 'ず'];
/** What begins another clause: a "not" behind it denies that one. */
const CLAUSES = ['のに', 'けど', 'から', 'ので'];
/** Words that only look like a "not", or stand between a word and its own. */
const OTHER_WORDS = ['ずっと', 'はず', '必ず', 'だけでなく', 'なんて', 'なんか'];
const OTHER_TOKENS = new Set([...NEGATORS, ...CLAUSES, ...OTHER_WORDS]);
const LONGEST = 7;
// Between the word and its "not" stand an ending and a particle, or "していない".
const REACH = 6;

const isKnown = (word: string) => JAPANESE_LEXICON.has(word) || OTHER_TOKENS.has(word);

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

/** "て" ends a clause ("寂しくて…ない") unless the "not" is its own: "していない", "できない", "幸せではない". */
function endsClause(token: string, next = ''): boolean {
  if (CLAUSES.includes(token) || /[。、!?…\s]/u.test(token)) return true;
  return /^[てで]$/u.test(token) && !/^[いきなはも]/u.test(next);
}

/** A word is denied by what follows it: 楽しくない. */
function scope(all: readonly string[]): Uint8Array {
  return Uint8Array.from(all, (token, at) => {
    if (!JAPANESE_LEXICON.has(token)) return 0;
    // "嬉しくも悲しくもない" denies both.
    const isPaired = all[at + 1] === 'く' && all[at + 2] === 'も';
    for (let i = at + 1; i <= at + REACH && i < all.length; i++) {
      const next = all[i] ?? '';
      if (NEGATORS.includes(next)) return 1;
      if (!isPaired && JAPANESE_LEXICON.has(next)) return 0;
      if (endsClause(next, all[i + 1])) return 0;
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
