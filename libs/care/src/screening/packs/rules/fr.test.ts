import { expect, it } from 'vitest';
import { RULES } from './fr.ts';
import { letElide, letMisspell } from './fr/words.ts';
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
  ['Je n’ai pas envie de mourir', 'denied'],
  ['Mon fils se scarifie', 'worry'],
  ['Le pain est sur la table', null],
])('%s: %s', (text, said) => {
  expect(french(text)).toBe(said);
});

it('lets a word that lost its vowel stand apart or not', () => {
  expect(letElide('j aime (l |la )eau')).toBe('j ?aime (l ?|la )eau');
});

it.each([
  'Je planifie mon suicide depuis la rentrée',
  'A-t-on le droit de se donner la mort quand on souffre',
  'J’en veux à ceux qui m’ont sauvée',
  'g envi de mourire',
  'On se reverra là-haut',
  'Je prie le Seigneur de me rappeler à lui',
  'Une bouche de moins à nourrir',
  'Je serai plus jamais un souci pour vous',
  'Mes lettres sont prêtes, une pour chacun',
  'Prenez soin de mon chien quand je ne serai plus là',
  'Dix jours sans me couper et j’ai replongé',
  'Mes poignets me démangent ce soir',
  'Je suis debout au bord du vide',
  'Demain au bureau je veux mourir',
  'Je me tue demain',
  'Je me noierai cette nuit',
  'Je serais plus tranquille morte',
])('knows danger in: %s', (text) => {
  expect(french(text)).toBe('crisis');
});

it.each([
  'Non mais au sens figuré, je veux mourir, tu vois',
  'J’ai une trouille bleue de mourir en bateau',
  'À seize ans je me scarifiais dans ma chambre',
  'Je ne vais pas me tuer pour un contrôle',
  'Plus aucune idée noire depuis le printemps',
  'On a tellement rigolé que j’ai cru mourir',
  'Je me gratte jusqu’au sang avec ce psoriasis',
  'Demain tout sera fini, dernière épreuve du bac',
  'Overdose de réunions cette semaine',
  'Je pars retrouver maman à Nantes',
  'Adieu au serveur Discord, on était bien',
  'Je suis sur le toit avec le couvreur',
  'Je veux mourir à cent ans',
])('knows no danger in: %s', (text) => {
  expect(french(text)).not.toBe('crisis');
});

it('knows words as people in a hurry write them', () => {
  expect(letMisspell('toujours plus')).toBe(
    '(?:jm?)?(?:(?:toujours|tjrs|tjr|tjs) (?:plus|plu|pus|pu))',
  );
});
