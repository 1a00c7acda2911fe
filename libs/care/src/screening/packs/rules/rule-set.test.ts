import { expect, it } from 'vitest';
import { readRules } from './rule-set.ts';

const spanish = readRules('es', {
  crisis: ['(quiero|quisiera) … morirme', 'no aguanto más'],
  concern: ['mi vida … sin sentido'],
  worries: ['mi (hermana|hermano) (se )?quiere morir(se)?', 'mi marido me pega'],
  denials: ['no … (quiero|pienso) morirme( gracias)?'],
  clears: ['morir~ de risa', 'película'],
});

it.each([
  ['Quiero de una vez morirme', 'crisis'],
  ['NO AGUANTO MAAAAAS', 'crisis'],
  ['no aguanto mas…', 'crisis'],
  ['quiero una pizza y dos cafés antes de morirme', null],
  ['quiero morirme de risa', 'cleared'],
  ['Vi una película. Quiero morirme', 'crisis'],
  ['quiero morirme, dice la película', 'cleared'],
  ['mi hermana se quiere morir', 'worry'],
  ['mi hermana se quiere morir, y es por una película', 'worry'],
  ['mi hermana se quiere morir y quiero morirme', 'crisis'],
  ['mi marido me pega delante de los niños y nadie en todo el pueblo quiere verlo', 'concern'],
  ['no, no quiero morirme. No pienso morirme, gracias', 'denied'],
  ['no quiero morirme. La película era larga', 'cleared'],
  ['de risa no, pero quiero morirme', 'crisis'],
  ['morirme de risa no, pero quiero morirme', 'crisis'],
  ['morirme de risa no, pero película de morirme, quiero morirme', 'cleared'],
  ['desmorirme', null],
  ['', null],
])('%s: %s', (text, said) => {
  expect(spanish(text)).toBe(said);
});

it('reads what has no spaces between words with any spaces and signs, and keeps the marks of kana and Hangul', () => {
  const korean = readRules('ko', {
    crisis: ['죽고싶(다|어)'],
    concern: [],
    worries: [],
    denials: [],
    clears: ['웃겨죽'],
  });
  expect(korean('진짜 죽고  싶어')).toBe('crisis');
  expect(korean('웃겨 죽겠다')).toBe('cleared');
  const japanese = readRules('ja', {
    crisis: ['生き…たくない'],
    concern: [],
    worries: [],
    denials: [],
    clears: [],
  });
  expect(japanese('もう生きていたくない。')).toBe('crisis');
  expect(
    readRules('ja', { crisis: ['はな'], concern: [], worries: [], denials: [], clears: [] })(
      'ばな',
    ),
  ).toBe(null);
});

it('reads Russian without the dots that most leave out', () => {
  const russian = readRules('ru', {
    crisis: ['всё кончено'],
    concern: [],
    worries: [],
    denials: [],
    clears: [],
  });
  expect(russian('все кончено')).toBe('crisis');
});
