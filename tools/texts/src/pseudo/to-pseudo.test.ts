import { expect, it } from 'vitest';
import { toPseudo } from './to-pseudo.ts';

it('makes a text that can be read, and has 40 % more letters', () => {
  expect(toPseudo('How do you feel?')).toBe('Ĥóŵé ďóó ýóúú féééľ?é');
});

it('leaves what is no Latin letter', () => {
  expect(toPseudo('12 / 8')).toBe('12 / 8');
});
