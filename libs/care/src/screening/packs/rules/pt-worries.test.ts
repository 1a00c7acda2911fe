import { expect, it } from 'vitest';
import { RULES } from './pt.ts';
import { readRules } from './rule-set.ts';

const portuguese = readRules('pt', RULES);

it.each([
  'Meu irmão disse que quer se matar',
  'minha filha se corta escondida no quarto',
  'meu marido me bate na frente das crianças',
  'Meu padrasto abusa de mim',
  'meu namorado me ameaçou com uma faca',
  'tenho medo do meu marido quando ele bebe',
  'forço o vômito depois de comer',
  'tomo laxante todo dia pra emagrecer',
  'Tô há três dias sem comer nada pra emagrecer',
  'Minha melhor amiga falou que não quer mais viver',
  'meu primo tentou se matar ontem',
  'meu pai me batia com cinto',
  'Meu ex ameaçou me matar',
  'Meu tio passou a mão em mim',
  'meu namorado me empurrou e me deu um tapa',
  'minha irmã vomita depois de comer',
  'parei de comer pra emagrecer',
  'minha namorada se machuca de propósito',
])('%s: a worry', (text) => {
  expect(portuguese(text)).toMatch(/^(worry|concern)$/u);
});

it.each([
  'Tomei a cartela toda agora há pouco',
  'engoli trinta comprimidos',
  'Não vou me matar, mas queria não acordar amanhã',
  'engoli duas cartelas',
])('%s: danger', (text) => {
  expect(portuguese(text)).toBe('crisis');
});

it.each([
  'Tomei dois comprimidos pra dor de cabeça',
  'Comi a caixa inteira de bombom',
  'Meu irmão me bate no FIFA todo dia',
  'Vomitei depois de comer, acho que foi intoxicação',
  'Enjoo de gravidez, vomito tudo que como',
  'Meu chefe ameaçou me demitir',
  'Bateu uma fome agora',
  'Não, nunca pensei em me matar, obrigada',
  'Jejum de doze horas pro exame de sangue',
  'Meu chefe bateu na mesa',
  'Meu marido não quer mais viver no Brasil',
  'Me bateu uma saudade do meu pai',
  'Minha filha se cortou com papel na escola',
])('%s: no danger', (text) => {
  expect(String(portuguese(text))).not.toMatch(/crisis|concern|worry/u);
});
