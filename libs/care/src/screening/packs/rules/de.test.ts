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
  ['Ich will nicht sterben', 'denied'],
  ['Ich sterbe vor Lachen', 'cleared'],
  ['Die Doku über Suizid war gut', 'cleared'],
  ['Meine Freundin sagt, dass sie sterben will', 'worry'],
  ['Das Brot liegt auf dem Tisch', null],
])('reads %s as %s', (text, said) => {
  expect(german(text)).toBe(said);
});

it.each([
  'Heute hab ich mich schon wieder geritzt',
  'mei Lebn gfreit mi nimma, i mecht sterba',
  'I wott eifach nümme läbe',
  'Ik mag nich mehr leven',
  'Dann springe ich eben heute',
  'Der Hund ist bei meiner Schwester abgegeben, damit er nicht allein liegt',
  'Ich warte nur darauf, meiner Frau zu folgen',
  'Tot wäre ich wenigstens mehr wert',
  'Ich hoffe jeden Tag, dass mich ein Laster überfährt',
  'Weint bitte nicht um mich',
  'Mir ist egal, ob ich morgen noch lebe',
  'kann nachts nicht schlafen, ohne mir weh zu tun',
  'will mcih umbrignen',
  'Im Krimi von gestern ging es um Mord, und ich will nicht mehr leben',
])('finds danger in: %s', (text) => {
  expect(german(text)).toBe('crisis');
});

it.each([
  'Ich werde mir ganz sicher nichts antun',
  'Sterben will ich noch lange nicht',
  'Heute mache ich es mir auf dem Balkon gemütlich',
  'Such mich nicht, bin im Garten',
  'Holst du mich bitte um drei vom Bahnhof ab',
  'Lieber sterbe ich, als dieses Kostüm anzuziehen',
  'Der Kater hat mir beide Arme zerkratzt',
  'Ich habe das alte Konto aufgelöst',
  'Bin auf dem Dach und putze die Rinne',
  'Ich habe mich zu Tode erschrocken, als es klingelte',
  'Ich möchte nicht mehr so viel arbeiten',
  'Springst du mit mir vom Dreimeterbrett?',
])('finds no danger in: %s', (text) => {
  expect(german(text)).not.toBe('crisis');
});
