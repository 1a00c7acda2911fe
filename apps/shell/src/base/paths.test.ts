import { describe, expect, it } from 'vitest';
import { languageOfPath, pathIn, plainPath } from './paths.ts';

describe('the language of an address', () => {
  it.each([
    ['/', null],
    ['/help', null],
    ['/ar', 'ar'],
    ['/ar/', 'ar'],
    ['/ar/help', 'ar'],
    ['/arabic', null],
    ['/dashboard/ar', null],
  ])('of %s is %s', (path, expected) => expect(languageOfPath(path)).toBe(expected));
});

it.each([
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/terms', '/terms'],
  ['/terms', '/terms'],
])('%s is the page %s', (path, expected) => expect(plainPath(path)).toBe(expected));

it.each([
  ['ar', '/', '/ar/'],
  ['ar', '/#features', '/ar/#features'],
  ['ar', '/help', '/ar/help'],
  ['ar', '/ar/help', '/ar/help'],
  ['en', '/ar/help?a=1#b', '/help?a=1#b'],
  ['en', '/ar', '/'],
  ['ar', '/auth/login', '/auth/login'],
  ['ar', '/dashboard', '/dashboard'],
] as const)('in %s %s is at %s', (language, address, expected) => {
  expect(pathIn(language, address)).toBe(expected);
});
