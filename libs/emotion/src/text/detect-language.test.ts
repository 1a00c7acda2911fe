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
  ['今日は楽しかった', 'en', 'ja'],
  ['Je suis contente', 'fr', 'fr'],
  ['I am fine', 'ja', 'en'],
  [':)', 'ar', 'ar'],
  ['أنا stressed', 'en', 'en'],
] as const)('%s with the interface in %s is %s', (text, language, expected) => {
  expect(detectLanguage(text, language)).toBe(expected);
});
