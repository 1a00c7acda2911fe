import { expect, it } from 'vitest';
import { listFormat } from './list-format.ts';

it.each([
  ['en', 'calm, rested'],
  ['ar', 'calm وrested'],
  ['zh', 'calm、rested'],
  ['zh-CN', 'calm、rested'],
  ['ja', 'calm、rested'],
  ['ko-KR', 'calm, rested'],
  ['ru', 'calm, rested'],
])('a list in %s is %s', (locale, expected) => {
  expect(listFormat(locale).format(['calm', 'rested'])).toBe(expected);
});
