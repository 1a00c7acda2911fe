import { expect, it } from 'vitest';
import { toPattern, toPatterns } from './to-patterns.ts';

it('parts patterns at empty lines and joins the lines of each', () => {
  expect(toPatterns('\nquiero (morir|\nmorirme)\n\nno aguanto mas\n')).toEqual([
    'quiero (morir|morirme)',
    'no aguanto mas',
  ]);
});

it('joins the lines of a piece', () => {
  expect(toPattern('\n(quiero|\nquisiera)\n')).toBe('(quiero|quisiera)');
});
