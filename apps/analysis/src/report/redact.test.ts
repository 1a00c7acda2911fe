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
  ['Annas Garten, Annalena', 'Anna', [null, ' Garten, Annalena']],
  ['Говорила с Аней и с Таней', 'Аня', ['Говорила с ', null, ' и с Таней']],
  ['Иванович', 'Иван', ['Иванович']],
  ['지민이가 왔다. 지미는 없었다', '지민', [null, ' 왔다. 지미는 없었다']],
])('a name is found in "%s", also with what its language joins to it: %s', (text, name, pieces) => {
  expect(withoutNames(text, name)).toEqual(pieces);
});

test.each([
  ['今天和王小丽吵架了', '王小丽'],
  ['さくらちゃんと公園に行った', 'さくら'],
  ['健太は元気だった', '健太'],
])('a name is found in "%s", where no space divides words: %s', (text, name) => {
  const left = withoutNames(text, name);
  expect(left).toContain(null);
  expect(left.join('')).not.toContain(name);
  // Not the whole sentence.
  expect(left.join('').length).toBeGreaterThan(2);
});

test('a word is named by its place, so that only that one goes', () => {
  const text = 'tea and tea';
  expect(findWords(text)).toHaveLength(3);
  expect(redact(text, [2])).toEqual(['tea and ', null]);
});

test('nothing is hidden by an empty name', () => {
  expect(withoutNames('Some words', '', ' . ')).toEqual(['Some words']);
});
