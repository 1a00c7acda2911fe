import { expect, it } from 'vitest';
import { RULES } from './pt.ts';
import { readRules } from './rule-set.ts';

const portuguese = readRules('pt', RULES);

it.each([
  ['Não quero mais viver', 'crisis'],
  ['n aguento mais viver assim', 'crisis'],
  ['tô com vontade de me matar', 'crisis'],
  ['Meus filhos ficariam melhor sem mim', 'crisis'],
  ['queria dormir e nunca mais acordar', 'crisis'],
  ['Me despedi dos meus colegas da empresa', 'cleared'],
  ['morri de rir', 'cleared'],
  ['Quero acabar com esse TCC', 'cleared'],
  ['Não quero morrer, só quero chorar um pouco', 'cleared'],
  ['Não quero morrer, só quero parar de existir', 'crisis'],
  ['quero sumir', 'concern'],
  ['O pão está na mesa', null],
])('%s: %s', (text, said) => {
  expect(portuguese(text)).toBe(said);
});
