import { expect, it } from 'vitest';
import { RULES } from './de.ts';
import { readRules } from './rule-set.ts';

const german = readRules('de', RULES);

it.each([
  ['Ich will einfach nur noch sterben.', 'crisis'],
  ['i mog nimma', 'crisis'],
  ['ich möchte nicht mehr leben', 'crisis'],
  ['Ohne mich wären alle besser dran', 'crisis'],
  ['Mein Abschiedsbrief liegt auf dem Tisch', 'crisis'],
  ['Ich will nicht sterben', 'cleared'],
  ['Ich sterbe vor Lachen', 'cleared'],
  ['Die Doku über Suizid war gut', 'cleared'],
  ['Meine Freundin sagt, dass sie sterben will', 'concern'],
  ['Das Brot liegt auf dem Tisch', null],
])('reads %s as %s', (text, said) => {
  expect(german(text)).toBe(said);
});
