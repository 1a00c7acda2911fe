import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['I am fine', 'en', 'en'],
  ['أنا بخير', 'en', 'ar'],
  ['أنا بخير', 'ar', 'ar'],
  ['I am fine', 'ar', 'en'],
  ['Мне грустно', 'en', 'ru'],
  ['오늘은 기분이 좋아요', 'en', 'ko'],
  ['今天很开心', 'en', 'zh'],
  [':)', 'ar', 'ar'],
  ['أنا stressed', 'en', 'en'],
] as const)('%s with the interface in %s is %s', (text, language, expected) => {
  expect(detectLanguage(text, language)).toBe(expected);
});
