import { beforeAll, expect, test } from 'vitest';
import { prepareScreening } from './prepare-screening.ts';
import { screenForCrisis } from './screen-for-crisis.ts';
import { titlesIn } from './titles.ts';

beforeAll(() => prepareScreening());

test.each([
  ['that song "Ready to Die" is a classic', ['ready to die']],
  ["watching 'Kill Me Softly' again", ['kill me softly']],
  ['that song says "i want to die" and so do I', []],
  ['I said "Goodbye World" to nobody', []],
  ["the band's name isn't on the band's page", []],
])('of %s: %j', (text, titles) => {
  expect(titlesIn(text)).toEqual(titles);
});

test.each([
  'Playing "I Want to Die in New Orleans" on repeat, great album',
  'reading "The Virgin Suicides" for book club',
  "My favourite track is 'Suicide Blonde' by INXS",
  'We saw the band Suicidal Tendencies last night',
])('a title is none: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('none');
});

test('what stands beside a title is heard', () => {
  expect(screenForCrisis('I have "Ready to Die" on repeat and I want to die').level).toBe('crisis');
});
