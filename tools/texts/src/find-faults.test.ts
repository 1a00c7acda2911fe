import { describe, expect, it } from 'vitest';
import { compareTexts } from './find-faults.ts';

const ENGLISH = {
  hello: 'Hello {{name}}',
  link: 'See <1>this</1>',
  days_one: 'One day',
  days_other: '{{n, number}} days',
  group: { brand: 'Nafas', words: ['calm', 'You feel no hurry.'] },
};
const FRENCH = {
  hello: 'Bonjour {{name}}',
  link: 'Voir <1>ceci</1>',
  days_one: 'Un jour',
  days_many: '{{n, number}} de jours',
  days_other: '{{n, number}} jours',
  group: { brand: 'Nafas', words: ['calme', 'Rien ne presse.'] },
};

describe('what is compared', () => {
  it('has no fault when it is whole', () => {
    expect(compareTexts(ENGLISH, FRENCH, 'fr')).toEqual([]);
    expect(compareTexts(ENGLISH, ENGLISH, 'en')).toEqual([]);
  });

  it.each([
    ['a text that is missing', { hello: undefined }, 'hello', 'is missing'],
    ['a plural form that is missing', { days_many: undefined }, 'days_many', 'is missing'],
    ['a text that is too much', { bye: 'Au revoir' }, 'bye', 'is none of English'],
    [
      'a plural form that the language has not',
      { days_few: 'x' },
      'days_few',
      'is none of English',
    ],
    ['an empty text', { hello: ' ' }, 'hello', 'is empty'],
    ['another variable', { hello: 'Bonjour {{nom}}' }, 'hello', 'has the variables nom for name'],
    ['no variable', { hello: 'Bonjour' }, 'hello', 'has the variables  for name'],
    ['a variable too much', { days_one: '{{n}} {{m}}' }, 'days_one', 'has the variables m,n for n'],
    ['another tag', { link: 'Voir <2>ceci</2>' }, 'link', 'has the tags </2> <2> for </1> <1>'],
    ['English', { hello: 'Hello {{name}}' }, 'hello', 'is not translated: Hello {{name}}'],
  ])('%s is found', (_what, change, key, fault) => {
    const said = JSON.parse(JSON.stringify({ ...FRENCH, ...change })) as typeof FRENCH;
    expect(compareTexts(ENGLISH, said, 'fr')).toEqual([{ key, fault }]);
  });

  it('is Latin letters where the language has its own', () => {
    const found = compareTexts({ a: 'Hello', b: 'JSON' }, { a: 'Privet', b: 'JSON' }, 'ru');
    expect(found).toEqual([{ key: 'a', fault: 'is not translated: Privet' }]);
  });

  it('needs the forms of the language: six in Arabic, one in Japanese', () => {
    const days = { days_one: 'One day', days_other: '{{n}} days' };
    expect(compareTexts(days, {}, 'ar')).toHaveLength(6);
    expect(compareTexts(days, {}, 'ja')).toHaveLength(1);
    expect(
      compareTexts({ x_ordinal_one: '{{n}}st', x_ordinal_other: '{{n}}th' }, {}, 'it'),
    ).toHaveLength(2);
  });
});
