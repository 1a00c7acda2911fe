import { expect, test } from 'vitest';
import { isScreened } from './is-screened.ts';

test.each([
  ['', 'en'],
  ['Tea on the balcony at the café', 'en'],
  ['شاي على الشرفة مع أمي', 'ar-EG'],
  ['biddi nam', 'en'],
  ['Early nights, more sleep, less stress', 'en-GB'],
])('read: %s (%s)', (text, language) => {
  expect(isScreened(text, language)).toBe(true);
});

test.each([
  ['', 'fr'],
  ['anything', 'zh-Hans'],
  ['я больше не могу', 'en'],
  ['我不想活了', 'en'],
  ['دیگر نمی‌خواهم زندگی کنم', 'ar'],
  ['میں جینا نہیں چاہتا', 'ar'],
  ['Je suis très fatiguée', 'en'],
  ['Artık yaşamak istemiyorum, çok yoruldum', 'en'],
])('not measured: %s (%s) (DECISION-167)', (text, language) => {
  expect(isScreened(text, language)).toBe(false);
});

test.each([
  ['Je suis très fatiguée', 'fr', true],
  ['Je suis très fatiguée', 'en', false],
  ['I am tired', 'fr', true],
  ['Устала сегодня', 'fr', false],
  ['Устала сегодня', 'ru', false],
])('once French was found good enough: %s (%s): %s', (text, language, expected) => {
  expect(isScreened(text, language, ['en', 'ar', 'fr'])).toBe(expected);
});
