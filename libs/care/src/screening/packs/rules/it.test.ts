import { expect, it } from 'vitest';
import { RULES } from './it.ts';
import { readRules } from './rule-set.ts';

const italian = readRules('it', RULES);

it.each([
  ['Non voglio più vivere', 'crisis'],
  ['nn voglio + vivere', 'crisis'],
  ['vorrei morire e basta', 'crisis'],
  ['Non ci voglio più stare', 'crisis'],
  ['sono stanca di esistere', 'crisis'],
  ['prego ogni sera di non svegliarmi', 'crisis'],
  ['Vorrei che un camion mi investisse', 'crisis'],
  ['ho persa la voglia di campare', 'crisis'],
  ['Non ci sarò mai più', 'crisis'],
  ['mi tolgo di mezzo, così respirate', 'crisis'],
  ['senza di me starebbero tutti meglio', 'crisis'],
  ['tra poco non vi darò più fastidio', 'crisis'],
  ['Cancellatemi', 'crisis'],
  ['voglio raggiungere mia nonna in cielo', 'crisis'],
  ['Ho già scelto il giorno', 'crisis'],
  ['quando mi troveranno non fate entrare i bambini', 'crisis'],
  ['Ho scritto una lettera per mamma e una per tutti', 'crisis'],
  ['il cane lo lascio a te, tanto a me non serve più', 'crisis'],
  ['volevo dirvi addio', 'crisis'],
  ['penso sempre al viadotto', 'crisis'],
  ['sono seduta sul cornicione', 'crisis'],
  ['ho la corda in garage', 'crisis'],
  ['prendo tutte le pastiglie insieme', 'crisis'],
  ['se non fosse per mio figlio l’avrei già fatto', 'crisis'],
  ['ho ricominciato coi tagli', 'crisis'],
  ['mi sono tagliato apposta', 'crisis'],
  ['La mia vita è un film brutto e voglio morire', 'crisis'],
  ['voglio morire, non scherzo', 'crisis'],
  ['muoio dal ridere', 'cleared'],
  ['Ho comprato la corda per il bucato', null],
  ['Ho scelto il giorno del matrimonio', 'cleared'],
  ['Non voglio morire, voglio solo dormire un po’', 'cleared'],
  ['il gatto mi ha graffiata fino al sangue', 'cleared'],
  ['Non voglio più vivere in centro', 'cleared'],
  ['mi sono tagliata la frangia', 'cleared'],
  ['facciamola finita con questa dieta', 'cleared'],
  ['mi lascio andare ai dolci', null],
  ['Fra un mese sarà tutto finito, anche la sessione', null],
  ['non torno prima delle otto', null],
  ['Il pane è sul tavolo', null],
])('%s: %s', (text, said) => {
  expect(italian(text)).toBe(said);
});
