import { ARABIC } from './arabic.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import type { LexiconReader } from './match.ts';

const READERS: Readonly<Record<string, LexiconReader>> = {
  en: ENGLISH,
  ar: ARABIC,
  ary: ARABIC,
  arq: ARABIC,
  fr: FRENCH,
  it: ITALIAN,
  ja: JAPANESE,
};

/** The lexicon beside the model of a language; undefined where we have none. */
export function lexiconFor(code: string): LexiconReader | undefined {
  return Object.hasOwn(READERS, code) ? READERS[code] : undefined;
}
