import { expect, it } from 'vitest';
import { splitPassages } from './passages.ts';

const countWords = (text: string) => text.split(' ').length;

it('a short text is one passage', () => {
  expect(splitPassages('  All is well. Really?\nYes ')).toEqual([
    { whole: 'All is well. Really? Yes', sentences: ['All is well.', 'Really?', 'Yes'] },
  ]);
});

it.each(['', ' \n', '… – !'])('"%s" has none', (text) => {
  expect(splitPassages(text)).toEqual([]);
});

it('a long text is read in runs of sentences, each with what stands around it', () => {
  const sentences = Array.from({ length: 30 }, (_, at) => `This is sentence ${at} of a long day.`);
  const passages = splitPassages(sentences.join(' '));
  for (const sentence of sentences) {
    expect(passages.filter(({ whole }) => whole.includes(sentence)).length).toBeGreaterThan(0);
  }
  for (const [at, sentence] of sentences.slice(1).entries()) {
    const together = `${sentences[at]} ${sentence}`;
    expect(passages.some(({ whole }) => whole.includes(together))).toBe(true);
  }
  for (const { whole } of passages) expect(countWords(whole)).toBeLessThanOrEqual(50);
});

it('a sentence without an end is cut, and no word is lost', () => {
  const words = Array.from({ length: 333 }, (_, at) => `word${'x'.repeat(at % 7)}${at}`);
  const passages = splitPassages(words.join(' '));
  const read = new Set(passages.flatMap(({ whole }) => whole.split(' ')));
  expect(words.filter((word) => !read.has(word))).toEqual([]);
  for (const { whole } of passages) expect(countWords(whole)).toBeLessThanOrEqual(50);
});

it('a sentence that goes on is read in parts as well, each word in one with what stands beside it', () => {
  const words = Array.from({ length: 30 }, (_, at) => `word${at}`);
  const [passage] = splitPassages(words.join(' '));
  const [whole, ...parts] = passage?.sentences ?? [];
  expect(whole).toBe(words.join(' '));
  for (const [at, word] of words.slice(1).entries()) {
    expect(parts.some((part) => part.includes(`${words[at]} ${word}`))).toBe(true);
  }
  for (const part of parts) expect(countWords(part)).toBeLessThanOrEqual(12);
});
