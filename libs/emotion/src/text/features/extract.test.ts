import { describe, expect, it } from 'vitest';
import { extract, FeatureBuffer, type FeatureSpec } from './extract.ts';
import { englishNegationScope } from './negation.ts';
import { MAX_CHARACTERS, normalise, tokenise } from './tokens.ts';

const spec: FeatureSpec = {
  bits: 16,
  words: 2,
  charMin: 3,
  charMax: 4,
  negation: true,
  charWeight: 1,
};
const buckets = (text: string, from = spec) => {
  const out = extract(text, from, new FeatureBuffer());
  return {
    words: [...out.buckets.subarray(0, out.words)],
    all: [...out.buckets.subarray(0, out.size)],
  };
};

describe('tokens', () => {
  it('levels case, apostrophes, links and stretched letters', () => {
    expect(tokenise(normalise('SOOOO happy, I’m at https://a.b/c :) 😊!!'))).toEqual([
      'soo',
      'happy',
      ',',
      "i'm",
      'at',
      'link',
      ':)',
      '😊',
      '!!',
    ]);
  });
  it('reads no more than the limit', () => {
    expect(normalise('a b '.repeat(MAX_CHARACTERS))).toHaveLength(MAX_CHARACTERS);
  });
});

describe('negation scope', () => {
  const scoped = (text: string) => {
    const tokens = tokenise(normalise(text));
    const scope = englishNegationScope(tokens);
    return tokens.filter((_, i) => scope[i] === 1);
  };
  it('reaches over the next words, to a stop or a "but"', () => {
    expect(scoped("I don't feel happy")).toEqual(['feel', 'happy']);
    expect(scoped('not sad but tired')).toEqual(['sad']);
    expect(scoped('No, I am fine')).toEqual([]);
  });
  it('leaves "not only" and "never been happier" alone', () => {
    expect(scoped('not only happy')).toEqual([]);
    expect(scoped('I have never been happier')).toEqual([]);
  });
});

describe('extract', () => {
  it('gives the same buckets for the same text, inside the table', () => {
    const once = buckets('A quiet evening');
    expect(buckets('A quiet evening')).toEqual(once);
    expect(Math.max(...once.all)).toBeLessThan(1 << spec.bits);
    // Three words and three pairs (the first with the beginning of the text).
    expect(once.words).toHaveLength(6);
  });
  it('makes another word of a negated one', () => {
    const plain = new Set(buckets('happy').words);
    const negated = buckets('not happy').words;
    expect(negated.some((bucket) => plain.has(bucket))).toBe(false);
    expect(buckets('not happy', { ...spec, negation: false }).words.some((b) => plain.has(b))).toBe(
      true,
    );
  });
  it('does not take a comma for a word', () => {
    expect(buckets('well, fine').all).toEqual(buckets('well fine').all);
  });
  it('has nothing but its frame for an empty text', () => {
    expect(buckets('').words).toEqual([]);
  });
});
