import { describe, expect, it } from 'vitest';
import {
  bracketed,
  capitalise,
  endSentence,
  joinSentences,
  labelled,
  sentenceSpace,
} from './punctuation.ts';
import { LANGUAGES } from './values.ts';

const inEach = (write: (language: string) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)]));
const as = (text: string) => inEach(() => text);

describe('in each language', () => {
  it('stands a colon between a label and its value', () => {
    expect(inEach((language) => labelled(language, 'a', 'b'))).toEqual({
      ...as('a: b'),
      fr: 'a\u00A0: b',
      zh: 'a：b',
      ja: 'a：b',
    });
  });
  it('stand brackets around what is added', () => {
    expect(inEach((language) => bracketed(language, 'a', 'b'))).toEqual({
      ...as('a (b)'),
      zh: 'a（b）',
      ja: 'a（b）',
    });
  });
  it('stands a space between sentences, but not after a mark that has its own', () => {
    const write = (language: string) => {
      const [first, second] = [endSentence(language, 'a'), endSentence(language, 'b')];
      return joinSentences(language, [first, false, null, undefined, '', second]);
    };
    expect(inEach(write)).toEqual({ ...as('a. b.'), zh: 'a。b。', ja: 'a。b。' });
  });
  it('begins a date as a heading with a capital', () => {
    const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
    const day = new Date('2026-11-23T12:00:00Z');
    const headings = inEach((language) =>
      capitalise(language, new Intl.DateTimeFormat(language, format).format(day)),
    );
    expect(headings).toMatchObject({
      en: 'Monday, November 23',
      es: 'Lunes, 23 de noviembre',
      fr: 'Lundi 23 novembre',
      de: 'Montag, 23. November',
      it: 'Lunedì 23 novembre',
      pt: 'Segunda-feira, 23 de novembro',
      ru: 'Понедельник, 23 ноября',
      ja: '11月23日月曜日',
    });
  });
});

it('takes a locale for its language', () => {
  expect(labelled('fr-CA', 'a', 'b')).toBe('a\u00A0: b');
  expect(sentenceSpace('zh-Hans-CN')).toBe('');
  expect(labelled('ar-u-nu-arab', 'a', 'b')).toBe('a: b');
});

it('capitalises as the language does, a letter outside the first plane too', () => {
  expect(capitalise('tr', 'istanbul')).toBe('İstanbul');
  expect(capitalise('en', '𐐨a')).toBe('𐐀a');
  expect(capitalise('en', '')).toBe('');
});
