import { expect, it } from 'vitest';
import { cutSentence } from './cut-sentence.ts';

const words = Array.from({ length: 2_000 }, (_, at) => `wort${String(at)}`);

it.each([
  ['of words', words.join(' '), true, 600],
  ['of signs', words.join(''), false, 200],
  ['of one word', 'a'.repeat(5_000), true, 600],
])(
  'a sentence without a stop %s: every hundred letters stand together in one piece',
  (_what, text, isSpaced, most) => {
    const pieces = cutSentence(text, isSpaced);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(most);
    const near = isSpaced ? 100 : 40;
    for (let at = 0; at + near <= text.length; at += 7) {
      const part = text.slice(at, at + near).trim();
      expect(pieces.some((piece) => piece.includes(part))).toBe(true);
    }
  },
);

it('cuts between words, and where it did before when more is written behind', () => {
  const short = words.slice(0, 400).join(' ');
  const pieces = cutSentence(short, true);
  expect(pieces.flatMap((piece) => piece.split(' ')).every((word) => words.includes(word))).toBe(
    true,
  );
  const longer = cutSentence(`${short} und mehr`, true);
  expect(longer.slice(0, pieces.length - 1)).toEqual(pieces.slice(0, -1));
});

it('leaves a sentence whole that is as long as people write them', () => {
  const sentence = words.slice(0, 60).join(' ');
  expect(cutSentence(sentence, true)).toEqual([sentence]);
});
