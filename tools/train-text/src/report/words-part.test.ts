import { OnDeviceTextEngine, LEXICON_CONFIDENCE } from '@nafas/emotion/text';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseFeeling, readFeelings, TONES, WORD_LANGUAGES } from './feelings.ts';
import { TEXT_CARD } from './card.ts';
import { measureWords, type WordFigures } from './word-figures.ts';
import { wordsPart } from './words-part.ts';

const engine = () =>
  new OnDeviceTextEngine(() => Promise.reject(new Error('no pack is asked for')));
/** Tables are padded when the document is formatted. */
const unpadded = (markdown: string) => markdown.replace(/ {2,}/gu, ' ').replace(/-{3,}/gu, '---');
const DOCS = new URL('../../../../docs/emotion.md', import.meta.url);

it('docs/emotion.md holds what the engine does with the sentences now', async () => {
  const docs = readFileSync(DOCS, 'utf8');
  const part = `<!-- part: words -->\n\n${await wordsPart()}\n\n<!-- end: words -->`;
  expect(unpadded(docs)).toContain(unpadded(part));
  expect(docs).toContain(TEXT_CARD);
});

describe.each(WORD_LANGUAGES)('labelled feelings of %s', (lang) => {
  let figures: WordFigures;
  beforeAll(async () => {
    figures = await measureWords(engine(), lang, readFeelings(lang, 'even'));
  });

  it('are 240 different sentences of 5 to 25 words, a third of each tone in either half', () => {
    const halves = [readFeelings(lang, 'odd'), readFeelings(lang, 'even')];
    const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
    const texts = halves.flat().map(({ text }) => text);
    expect(new Set(texts).size).toBe(240);
    for (const half of halves) {
      for (const tone of TONES) expect(half.filter((one) => one.tone === tone)).toHaveLength(40);
    }
    const outside = texts.filter((text) => {
      const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
      return words < 5 || words > 25;
    });
    expect(outside).toEqual([]);
  });

  it('are read with low confidence that says so', () => {
    expect(figures.saysSo).toBe(1);
    expect(figures.maxConfidence).toBeLessThanOrEqual(LEXICON_CONFIDENCE);
    expect(figures.meanConfidence).toBeLessThan(0.25);
  });

  it('are read much better than by always saying the same', () => {
    expect(figures.rightSign).toBeGreaterThan(0.8);
    expect(figures.macroF1).toBeGreaterThan(3 * figures.baselineF1);
  });
});

it('takes no line for a sentence that is none', () => {
  expect(parseFeeling('neutral\t-\tIl pleut')).toEqual({
    ...{ tone: 'neutral', feeling: null, text: 'Il pleut' },
  });
  for (const line of ['', 'calm\t-\tIl pleut', 'neutral\tjoy\tIl pleut', 'neutral\t-\t']) {
    expect(() => parseFeeling(line)).toThrow('Not a labelled sentence');
  }
});
