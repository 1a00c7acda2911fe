import { expect, it } from 'vitest';
import { asTyped } from './pt-typed.ts';

const finds = (pattern: string, text: string) =>
  new RegExp(`^(?:${asTyped(pattern)})$`, 'u').test(text);

it.each([
  ['quero morrer hoje mesmo', 'qro morre hj mesmo', true],
  ['morrer', 'morre', false],
  ['quero (morrer|sumir) hoje ', 'qro morre hj ', true],
  ['(quando|se) nao for', 'qnd n for', true],
  ['porque eu', 'pq eu', true],
  // A short spelling stands for much else where nothing follows.
  ['(que|nao)', 'q', false],
  ['quereria ir', 'q ir', false],
])('%s finds %s: %s', (pattern, text, found) => {
  expect(finds(pattern, text)).toBe(found);
});
