import { ARABIC } from './arabic.ts';
import { ENGLISH } from './english.ts';
import type { LexiconReader } from './match.ts';

/** The lexicon beside the model of a language; undefined where we have none. */
export function lexiconFor(code: string): LexiconReader | undefined {
  if (code === 'en') return ENGLISH;
  return code === 'ar' || code === 'ary' || code === 'arq' ? ARABIC : undefined;
}
