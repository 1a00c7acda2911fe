import { beforeAll, expect, test } from 'vitest';
import { screenForCrisis } from './screen-for-crisis.ts';
import { prepareScreening } from './prepare-screening.ts';

beforeAll(() => prepareScreening());

/** The level expected for direct words within different clauses; the sentences are made up. */
const LEVELS: readonly (readonly ['none' | 'concern' | 'crisis', string, string])[] = [
  [
    'crisis',
    'an outright rule needs no consent',
    'lately i am contemplating suicide, the tax papers are due',
  ],
  [
    'crisis',
    'a denial ends with its clause',
    'I am not suicidal. But every night I wish I had never been born.',
  ],
  ['crisis', 'a reason not to is no denial', 'tell me one reason not to end my life'],
  ['crisis', 'not yet is no denial', "the only reason I haven't killed myself is the dog"],
  [
    'crisis',
    'one denial clears one clause',
    'I would never hurt anyone, I just want to kill myself',
  ],
  ['none', 'a denial', 'I have never thought about killing myself'],
  ['none', 'a supposition', 'if I ever felt suicidal I would call my aunt'],
  ['none', 'a film', 'the film about suicide last night was slow'],
  ['concern', 'what is overcome', 'Years ago I wanted to die. I am so much better now.'],
  ['concern', 'somebody else', 'my sister says she wants to die and I cannot sleep'],
  ['concern', 'hunger', 'I have not eaten in four days and I feel proud of it'],
  ['concern', 'blows at home', 'my husband hits me when he drinks'],
  ['crisis', 'a denial ends with its clause', 'لا أفكر في الانتحار. لكن ليتني لم أولد'],
  ['none', 'a denial', 'عمري ما فكرت أنتحر'],
  ['concern', 'somebody else', 'أختي قالت إنها تريد أن تموت'],
  ['concern', 'blows at home', 'زوجي يضربني أمام الأولاد'],
  ['concern', 'hunger', 'بستفرغ بعد كل أكلة عشان ما أسمن'],
];

test.each(LEVELS)('%s: %s: %s (DECISION-123, DECISION-124)', (level, _why, text) => {
  expect(screenForCrisis(text)).toMatchObject({ level });
});

test.each([
  ['method', 'how many pills would kill me'],
  ['plan', 'I will end it tonight after they sleep'],
  ['goodbye', 'I wrote my goodbye letters'],
  ['self-harm', 'I started cutting again last week'],
  ['third-person', 'my friend is suicidal'],
  ['eating', 'I make myself throw up after dinner'],
  ['violence', 'my dad beats me with a belt'],
  ['abuse', 'I am in an abusive marriage'],
  ['passive', 'I wish I could stop existing'],
  ['method', 'كم حبة تكفي للموت'],
  ['self-harm', 'جرحت يدي امبارح'],
])('tells the kind %s: %s', (kind, text) => {
  expect(screenForCrisis(text).kinds).toContain(kind);
});

test('wishes that end in another word are no wish to die', () => {
  for (const text of [
    'I want to be a doctor',
    'On to the next one!',
    "I've been having trouble sleeping",
  ]) {
    expect(screenForCrisis(text).matched).toEqual([]);
  }
});
