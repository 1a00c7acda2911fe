import { expect, it } from 'vitest';
import { RULES } from './pt.ts';
import { readRules } from './rule-set.ts';

const portuguese = readRules('pt', RULES);

it.each([
  ['Não quero mais viver', 'crisis'],
  ['ando querendo acabar comigo', 'crisis'],
  ['A morte me parece um descanso', 'crisis'],
  ['Tomara que um ônibus passe por cima de mim', 'crisis'],
  ['quase pulei da passarela ontem, um rapaz me puxou', 'crisis'],
  ['tô estocando calmante', 'crisis'],
  ['ja escolhi a ponte', 'crisis'],
  ['esconde as facas de mim', 'crisis'],
  ['Em agosto eu já vou estar a sete palmos', 'crisis'],
  ['vou dar logout da vida', 'crisis'],
  ['quero ir morar com minha vó no céu', 'crisis'],
  ['A humanidade melhora se eu sumir', 'crisis'],
  ['so fico viva por causa da minha filha', 'crisis'],
  ['me arranho quando brigo com meu pai', 'crisis'],
  ['fiz mais dois cortes', 'crisis'],
  ['morrendo eu libero minha mulher', 'crisis'],
  ['Meu irmão morreu e eu vou pelo mesmo caminho', 'crisis'],
  ['O médico do meu irmão ligou, vou me matar hoje', 'crisis'],
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
  ['usei o estilete pra abrir as caixas', 'cleared'],
  ['Cansei dessa vida de solteiro', 'cleared'],
  ['perguntou se eu pensava em morrer e eu disse que não', 'cleared'],
  ['não sou mais aquela menina que queria morrer', 'cleared'],
  ['Jesus, me tira dessa fila', 'cleared'],
  ['engoli um caroço, vou morrer?', 'cleared'],
  ['vou dançar até morrer', 'cleared'],
  ['kkkk vou me jogar da janela', 'cleared'],
  ['Minha vida acabou, quebrei o celular', 'cleared'],
  ['Aprendi um nó de marinheiro', null],
  ['Dei unfollow no influenciador', null],
  ['Mês que vem não estou mais nesse emprego', null],
  ['medo de altura na montanha-russa', null],
  ['O pão está na mesa', null],
])('%s: %s', (text, said) => {
  expect(portuguese(text)).toBe(said);
});
