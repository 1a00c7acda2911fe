import { expect, it } from 'vitest';
import { detectScript } from './script.ts';

it.each([
  ['I am fine', 'latin'],
  ['أنا بخير', 'arabic'],
  ['ana kwayes', 'latin'],
  ['فتحت ChatGPT امبارح وانا تعبان', 'arabic'],
  ['42 – 🌿', null],
  ['', null],
  ['мне грустно', null],
])('%s: %s', (text, script) => {
  expect(detectScript(text)).toBe(script);
});
