import { expect, it } from 'vitest';
import { choose } from './choose.ts';

const folders = ['apps/analysis', 'apps/auth'];

it('runs everything from its sources when nothing is named', () => {
  expect(choose([], folders)).toEqual({ dev: folders, built: [] });
});

it('takes what is not named from its last build', () => {
  expect(choose(['analysis'], folders)).toEqual({ dev: ['apps/analysis'], built: ['apps/auth'] });
});

it('takes every app from its last build when only the shell is named', () => {
  expect(choose(['shell'], folders)).toEqual({ dev: [], built: folders });
});

it('names the apps there are when one is unknown', () => {
  expect(() => choose(['analisys'], folders)).toThrow(/analisys.*analysis, auth/);
});
