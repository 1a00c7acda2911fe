import { findRequiredWords } from './required-words.ts';

/** How much a phrase says: `concern` opens the door to help, `crisis` puts help first. */
export type CrisisLevel = 'none' | 'concern' | 'crisis';

/** One thing people say, as a pattern over normalised text. */
export interface Rule {
  /** Stable name; safe to count and log, unlike the text. */
  id: string;
  level: Exclude<CrisisLevel, 'none'>;
  pattern: Pattern;
}

/** A pattern, and what a text must hold for it to have a chance, so that the others need not be compiled. */
export interface Pattern {
  readonly of: RegExp;
  readonly script: RegExp;
  /** Pieces of which a text must hold one; null where nothing is known. Found when they are first asked for. */
  readonly words: readonly string[] | null;
  /** Finds the words ahead of the first text. */
  prepare(): void;
}

const ARABIC_LETTER = /[\u0621-\u064a]/;
const LATIN_LETTER = /[a-z]/;

/** A rule whose pattern stands between words. */
export function rule(id: string, level: Rule['level'], source: string): Rule {
  return { id, level, pattern: wordPattern(source) };
}

/**
 * A pattern between words of normalised text, where a space or a lone "." ends a word: no `\p{L}`, which costs the
 * compiler of patterns hundreds of ranges each time. An Arabic "and" or "so" (و، ف) may be written onto the first word.
 */
export function wordPattern(source: string): Pattern {
  const arabic = ARABIC_LETTER.test(source);
  let pattern: RegExp | undefined;
  let words: readonly string[] | null | undefined;
  const findWords = () => (words === undefined ? (words = findRequiredWords(source)) : words);
  return {
    get of() {
      return (pattern ??= new RegExp(
        `(?<![^ .])${arabic ? '[وف]?' : ''}(?:${source})(?![^ .])`,
        'g',
      ));
    },
    script: arabic ? ARABIC_LETTER : LATIN_LETTER,
    get words() {
      return findWords();
    },
    prepare: () => void findWords(),
  };
}

/** The patterns that have a chance in a text. */
export function mayMatch(text: string): (pattern: Pattern) => boolean {
  const arabic = ARABIC_LETTER.test(text);
  const latin = LATIN_LETTER.test(text);
  return (pattern) => {
    if (!(pattern.script === ARABIC_LETTER ? arabic : latin)) return false;
    return pattern.words?.some((word) => text.includes(word)) ?? true;
  };
}

/** Up to `most` words of any kind, within the clause. */
export function gap(most: number): string {
  return `(?: [^ .]+){0,${String(most)}}`;
}
