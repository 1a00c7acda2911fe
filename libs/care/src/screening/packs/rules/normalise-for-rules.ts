import { cutSentence } from './cut-sentence.ts';

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const SENTENCE_END = /[.!?…;。！？；｡\n\r]+/;
const OTHER_SIGNS = /[^\p{L}\p{N}]+/gu;
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** Up to so many words or signs stand where a pattern says "…". */
const GAP = { words: 3, signs: 6 } as const;

// Accents are left out by many who type in a hurry. In kana and Hangul a mark is another letter.
function fold(text: string, isSpaced: boolean): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '');
  return isSpaced ? plain.normalize('NFD').replace(MARKS, '').normalize('NFC') : plain;
}

/**
 * A text as the rules read it: its sentences (`cutSentence`), each in the spellings to try. Lower case; where words are spaced, without
 * accents and with one space for every other sign; else without any sign or space. Letters drawn out three times or more
 * stand for one or for two.
 */
export function toRuled(text: string, isSpaced: boolean): string[][] {
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const words = fold(sentence, isSpaced)
      .replace(OTHER_SIGNS, isSpaced ? ' ' : '')
      .trim();
    if (words === '') return [];
    return cutSentence(words, isSpaced).map((piece) => [
      ...new Set([piece, piece.replace(DRAWN_OUT, '$1'), piece.replace(DRAWN_OUT, '$1$1')]),
    ]);
  });
}

/** The source of a rule's pattern, with what {@link toRuled} does to a text done to it, each "…" a gap and "~" any ending. */
export function toSource(pattern: string, isSpaced: boolean): string {
  // NFKC would make three dots of it.
  const pieces = pattern.split(isSpaced ? ' … ' : '…').map((each) => fold(each, isSpaced));
  return pieces
    .join(isSpaced ? `(?: [^ ]+){0,${String(GAP.words)}} ` : `.{0,${String(GAP.signs)}}`)
    .replaceAll('~', '[^ ]*');
}
