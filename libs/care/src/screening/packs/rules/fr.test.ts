import { expect, it } from 'vitest';
import { RULES } from './fr.ts';
import { letElide } from './fr/words.ts';
import { readRules } from './rule-set.ts';

const french = readRules('fr', RULES);

it.each([
  ['J’ai envie d’en finir', 'crisis'],
  ['j ai envie d en finir', 'crisis'],
  ['jveux plus vivre', 'crisis'],
  ['Mes enfants seraient mieux sans moi', 'crisis'],
  ['J’en ai assez d’exister', 'crisis'],
  ['Je me suis coupé les cheveux', 'cleared'],
  ['je meurs de rire', 'cleared'],
  ['Je veux en finir avec ce mémoire', 'cleared'],
  ['Je n’ai pas envie de mourir', 'cleared'],
  ['Mon fils se scarifie', 'concern'],
  ['Le pain est sur la table', null],
])('%s: %s', (text, said) => {
  expect(french(text)).toBe(said);
});

it('lets a word that lost its vowel stand apart or not', () => {
  expect(letElide('j aime (l |la )eau')).toBe('j ?aime (l ?|la )eau');
});
