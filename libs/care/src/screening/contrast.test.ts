import { beforeAll, expect, test } from 'vitest';
import { afterContrast } from './contrast.ts';
import { prepareScreening } from './prepare-screening.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

beforeAll(() => prepareScreening());

test.each([
  ['I am fine, but the nights are long', 'the nights are long'],
  ['مو زعلان بس تعبان', 'تعبان'],
  ['لا أبكي لكنني حزين', 'حزين'],
  ['the button is justified', ''],
  [`but ${'a page of many words '.repeat(4)}`, ''],
])('of %s what follows is "%s"', (text, rest) => {
  expect(afterContrast(text)).toBe(rest);
});

test.each([
  "I'm not suicidal, I'd just be relieved if I didn't wake up",
  "I'm not suicidal although I catch myself hoping the brakes fail",
  'Not suicidal, but dying in my sleep would be fine by me',
  'i dont wanna kill myself i just wanna stop being here',
  'I would never kill myself yet I keep hoping for an accident',
  'لا أنوي الانتحار لكن لو متُّ الليلة لن أحزن',
  'ماني ناوي أسوي شي بنفسي بس ودي ما أصحى باكر',
  'ما بدي انتحر بس الله ياخدني الليلة',
])('a denial clears only what stands before "but": %s', (text) => {
  expect(screenForCrisis(text).level).toBe('crisis');
});

test.each([
  "I'm not suicidal, just exhausted after the exams",
  "I've never wanted to die, but I do worry about money",
  "I don't want to hurt myself, I just need a nap",
  "I'm not having thoughts of self-harm, just want better sleep",
  'The days are loud but I would never kill myself',
  'مش عايز اموت بس عايز اجازة طويلة',
  'لا أعاني من أفكار انتحارية لكن عندي أرق',
])('what follows may be harmless: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('none');
});
