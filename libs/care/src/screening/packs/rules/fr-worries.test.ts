import { expect, it } from 'vitest';
import { RULES } from './fr.ts';
import { readRules } from './rule-set.ts';

const french = readRules('fr', RULES);

it.each([
  "Ma meilleure amie dit qu'elle veut se tuer, que faire ?",
  'mon fils se scarifie en cachette',
  'Mon beau-père me touche la nuit',
  'mon copain ma encore tapé hier soir',
  'Mon père me bat depuis que je suis petit',
  "j'ai peur de mon mari quand il rentre bourré",
  'je prends des laxatifs pour maigrir',
  'Ça fait trois jours que je ne mange rien pour perdre du poids',
  'jme fais vomir apres chaque repas',
  "Mon petit frère m'a écrit qu'il voulait mourir",
  'ma pote se fait du mal',
  'Mon ex me menace de mort',
  'mon pere me tape avec sa ceinture',
  'Ma mère me gifle tous les jours',
  "mon prof m'a touchée",
  "Mon copain m'a forcée à coucher avec lui",
  'Il me frappe quand il a bu',
  'je vomis tout ce que je mange pour ne pas grossir',
  'Ma fille se fait vomir en cachette',
])('%s: a worry', (text) => {
  expect(french(text)).toMatch(/^(worry|concern)$/u);
});

it.each([
  "j'ai pris 40 comprimés",
  "je viens d'avaler trente cachets",
  "J'ai pris toute la boîte d'un coup",
  "j'ai avalé une plaquette entière",
])('%s: danger', (text) => {
  expect(french(text)).toBe('crisis');
});

it.each([
  "j'ai pris 2 comprimés pour ma migraine",
  'Je vomis après chaque repas depuis que je suis enceinte',
  'Mon frère me bat toujours aux échecs',
  "je n'ai rien mangé, prise de sang demain matin",
  'Mon chef me menace de me virer si je rends le dossier en retard',
  "J'ai mangé toute la boîte de chocolats",
  'Ma fille veut mourir de rire devant ce dessin animé',
  "Non, je n'ai jamais pensé à me suicider, merci",
  'Dans le film, le mari frappe sa femme',
  'Mon mari ne veut plus vivre en ville',
  'Mon voisin me tape sur les nerfs',
  'Je jeûne pour le ramadan',
])('%s: no danger', (text) => {
  expect(String(french(text))).not.toMatch(/crisis|concern|worry/u);
});
