import { extractFeatures, type FeatureOptions } from '../classifier/features.ts';

/** Buckets of a language's pack, as a power of two. */
export const PACK_BITS = 16;
const MASK = 2 ** PACK_BITS - 1;

/** How the features of every pack are counted; chosen by leaving a fifth of the sentences out at a time. */
const FEATURES: FeatureOptions = { letters: 0.7, reach: 3 };

const FULL_STOPS = /[。！？｡]+/gu;
const ACCENTS = /\p{M}/gu;
// A sign of these is as much as a word: nothing divides their words.
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * A text as packs read it: without accents, which many leave out, and with each Chinese, Japanese or Korean sign a word of
 * its own.
 */
export function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(FULL_STOPS, '. ')
    .replace(SIGN, ' $& ');
}

/** The features of a text that {@link toPlain} gave, folded into the buckets of a pack. */
export function extractPackFeatures(plain: string): Map<number, number> {
  const folded = new Map<number, number>();
  for (const [bucket, value] of extractFeatures(plain, FEATURES)) {
    folded.set(bucket & MASK, (folded.get(bucket & MASK) ?? 0) + value);
  }
  return folded;
}
