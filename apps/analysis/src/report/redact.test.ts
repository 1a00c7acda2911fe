import { expect, test } from 'vitest';
import { findNames, findWords, redact, toName } from './redact.ts';

const withoutNames = (text: string, ...names: string[]) =>
  redact(text, findNames(text, names.map(toName)));

test('what is blacked out is nowhere in the result, and words beside each other are one gap', () => {
  expect(withoutNames('Lena came too.', 'lena')).toEqual([null, ' came too.']);
  expect(withoutNames('A walk with Lena Haddad, then tea.', 'Lena', 'Haddad')).toEqual([
    'A walk with ',
    null,
    ', then tea.',
  ]);
  expect(withoutNames('Nobody else.', 'Lena')).toEqual(['Nobody else.']);
});

test.each([
  ['Lena’s garden', 'Lena', [null, '’s garden']],
  ['Magdalena called', 'Lena', ['Magdalena called']],
  ['Élodie rang, ELODIE rang', 'Elodie', [null, ' rang, ', null, ' rang']],
  ['My sister and my mother', 'my sister', [null, ' and my mother']],
  ['ذهبت مع لمى وسالم', 'سالم', ['ذهبت مع لمى ', null]],
  ['كتبت لأمي', 'أمي', ['كتبت ', null]],
  ['لَمى هنا', 'لمى', [null, ' هنا']],
  ['السالمون', 'سالم', ['السالمون']],
])('a name is found in "%s", also with what its language joins to it: %s', (text, name, pieces) => {
  expect(withoutNames(text, name)).toEqual(pieces);
});

test('a word is named by its place, so that only that one goes', () => {
  const text = 'tea and tea';
  expect(findWords(text)).toHaveLength(3);
  expect(redact(text, [2])).toEqual(['tea and ', null]);
});

test('nothing is hidden by an empty name', () => {
  expect(withoutNames('Some words', '', ' . ')).toEqual(['Some words']);
});
