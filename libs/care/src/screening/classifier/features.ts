import { normalise } from '../normalise.ts';

/** How the features of one script are counted. Chosen by cross-validation over authors (`tools/train-text/labelled/README.md`). */
export interface FeatureOptions {
  /** Weight of a run of three to five letters beside that of a word, which is 1. */
  readonly letters: number;
  /** Words up to this far apart make a pair; 2 for "a word left out between them" at most. */
  readonly reach: number;
}

/** Number of buckets that features are hashed into, as a power of two. */
export const BUCKET_BITS = 18;

const MASK = 2 ** BUCKET_BITS - 1;
// Weights of what is told by more than one word; single words weigh 1.
const NEIGHBOURS = 1;
const THREE_WORDS = 0.7;
const ONE_LEFT_OUT = 0.5;
const FAR_PAIR = 0.4;
const EDGE = 0.5;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;

/** FNV-1a over UTF-16 code units, with the last steps of MurmurHash3 (both in the public domain). */
function hash(text: string, from: number, to: number, seed: number): number {
  let h = 0x811c9dc5 ^ seed;
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 12)) >>> 0;
}

/** One number of two in their order, another for every `kind`. */
function pair(a: number, b: number, kind: number): number {
  const h = Math.imul(a ^ (kind * 0x9e3779b1), 0x85ebca6b);
  return Math.imul(h ^ (h >>> 15) ^ b, 0x2c1b3c6d) >>> 3;
}

/**
 * The words of a text, their neighbours and runs of letters, counted by bucket and scaled to length 1 (feature hashing:
 * Weinberger et al., ICML 2009).
 */
export function extractFeatures(text: string, options: FeatureOptions): Map<number, number> {
  // Letters drawn out stand for one.
  const plain = normalise(text).replace(/(\p{L})\1{2,}/gu, '$1');
  const counts = new Map<number, number>();
  const add = (bucket: number, weight: number) => {
    counts.set(bucket & MASK, (counts.get(bucket & MASK) ?? 0) + weight);
  };
  addWords(plain, options.reach, add);
  const padded = ` ${plain} `;
  for (let size = SHORTEST_RUN; size <= LONGEST_RUN; size++) {
    for (let at = 0; at + size <= padded.length; at++) {
      add(hash(padded, at, at + size, size), options.letters);
    }
  }
  const length = Math.hypot(...counts.values());
  for (const [bucket, count] of counts) counts.set(bucket, count / length);
  return counts;
}

function addWords(plain: string, reach: number, add: (bucket: number, weight: number) => void) {
  const words = plain.split(' ').map((word) => hash(word, 0, word.length, 0));
  const word = (at: number) => words[at] ?? 0;
  words.forEach((last, at) => {
    add(last, 1);
    if (at >= 1) add(pair(word(at - 1), last, 1), NEIGHBOURS);
    if (at >= 2) {
      add(pair(pair(word(at - 2), word(at - 1), 2), last, 3), THREE_WORDS);
      add(pair(word(at - 2), last, 4), ONE_LEFT_OUT);
    }
    for (let first = Math.max(0, at - reach); first < at - 2; first++) {
      add(pair(word(first), last, 5), FAR_PAIR);
    }
  });
  add(pair(word(0), 0, 6), EDGE);
  if (words.length > 1) add(pair(word(0), word(1), 7), EDGE);
  add(pair(word(words.length - 1), 0, 8), EDGE);
}
