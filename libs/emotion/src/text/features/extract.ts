import { englishNegationScope } from './negation.ts';
import { isHan, isStop, normalise, tokenise } from './tokens.ts';

/** The features that a pack was trained with; stored in it, so that engine and trainer cannot disagree. */
export interface FeatureSpec {
  /** log2 of the number of hash buckets. */
  readonly bits: number;
  /** Longest word n-gram (1 or 2). */
  readonly words: number;
  /** Character n-grams from..to, over the text with single spaces between tokens. */
  readonly charMin: number;
  readonly charMax: number;
  /** Mark the words in the scope of an English negation. */
  readonly negation: boolean;
  /** Weight of the character n-grams beside the words. */
  readonly charWeight: number;
}

/** The features of one text: bucket numbers, words first. Reused between calls. */
export class FeatureBuffer {
  buckets = new Int32Array(1 << 12);
  /** How many of `buckets` are word n-grams, and how many are filled in all. */
  words = 0;
  size = 0;
  /** For each feature the token it begins in (for the "why" panel). */
  tokenOf = new Int32Array(1 << 12);
  tokens: string[] = [];

  /** Makes room for so many more features. */
  reserve(more: number): void {
    while (this.size + more > this.buckets.length) {
      this.buckets = doubled(this.buckets);
      this.tokenOf = doubled(this.tokenOf);
    }
  }

  push(bucket: number, token: number): void {
    this.reserve(1);
    this.tokenOf[this.size] = token;
    this.buckets[this.size++] = bucket;
  }
}

function doubled(from: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}

const WORD_SEED = 0x811c9dc5;
const PAIR_SEED = 0x1b873593;
const CHAR_SEED = 0x2f0b4c47;

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** Spreads the bits of an FNV hash (the low bits alone are poor), then takes the bucket. */
function toBucket(hash: number, mask: number): number {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return h & mask;
}

function hashWord(seed: number, word: string): number {
  let h = seed;
  for (let i = 0; i < word.length; i++) h = mix(h, word.charCodeAt(i));
  return h;
}

/** Fills `out` with the hashed word and character n-grams of `text`. */
export function extract(text: string, spec: FeatureSpec, out: FeatureBuffer): FeatureBuffer {
  const mask = (1 << spec.bits) - 1;
  const all = tokenise(normalise(text));
  const scope = spec.negation ? englishNegationScope(all) : undefined;
  const tokens = withoutStops(all, scope);
  out.tokens = tokens;
  out.size = 0;
  let previous = 0;
  for (let i = 0; i < tokens.length; i++) {
    const negated = scope?.[i] === 1;
    const hash = hashWord(negated ? mix(WORD_SEED, 33) : WORD_SEED, tokens[i] ?? '');
    out.push(toBucket(hash, mask), i);
    if (spec.words > 1) {
      // The first word pairs with the beginning of the text.
      const pair = mix(Math.imul(previous, 31), PAIR_SEED) ^ hash;
      out.push(toBucket(pair, mask), i === 0 ? 0 : i - 1);
    }
    previous = hash;
  }
  out.words = out.size;
  if (spec.charMax > 0) characters(tokens, scope, spec, mask, out);
  return out;
}

/** Takes the stops out of the tokens, and their places out of the scope. */
function withoutStops(tokens: readonly string[], scope: Uint8Array | undefined): string[] {
  const kept: string[] = [];
  tokens.forEach((token, i) => {
    if (isStop(token)) return;
    if (scope) scope[kept.length] = scope[i] ?? 0;
    kept.push(token);
  });
  return kept;
}

function characters(
  tokens: readonly string[],
  scope: Uint8Array | undefined,
  spec: FeatureSpec,
  mask: number,
  out: FeatureBuffer,
): void {
  let joined = '^ ';
  // Where the n-grams of each token begin: at the space before it, if there is one.
  const begins = new Int32Array(tokens.length);
  let spaced = true;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    const han = isHan(token);
    if (!han && !spaced) joined += ' ';
    begins[i] = joined.length - (han && !spaced ? 0 : 1);
    // A negated word stands as "!" so that its letters do not speak for it.
    joined += scope?.[i] === 1 ? '!' : token;
    if (!han) joined += ' ';
    spaced = !han;
  }
  joined += '$';
  const { charMin, charMax } = spec;
  out.reserve(joined.length * (charMax - charMin + 1));
  const { buckets, tokenOf } = out;
  const { length } = joined;
  let { size } = out;
  let token = 0;
  let next = begins.length > 1 ? (begins[1] as number) : length;
  for (let start = 0; start < length; start++) {
    let h = CHAR_SEED;
    const end = Math.min(length, start + charMax);
    while (start >= next) {
      token++;
      next = token + 1 < begins.length ? (begins[token + 1] as number) : length;
    }
    const long = start + charMin - 1;
    for (let at = start; at < end; at++) {
      h = mix(h, joined.charCodeAt(at));
      if (at < long) continue;
      tokenOf[size] = token;
      buckets[size++] = toBucket(h, mask);
    }
  }
  out.size = size;
}
