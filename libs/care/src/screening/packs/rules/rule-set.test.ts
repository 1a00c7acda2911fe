import { expect, it } from 'vitest';
import { readRules } from './rule-set.ts';

const spanish = readRules('es', {
  crisis: ['(quiero|quisiera) … morirme', 'no aguanto más'],
  concern: ['mi (hermana|hermano) se quiere morir'],
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
  ['mi hermana se quiere morir', 'concern'],
  ['desmorirme', null],
  ['', null],
])('%s: %s', (text, said) => {
  expect(spanish(text)).toBe(said);
});

it('reads what has no spaces between words with any spaces and signs, and keeps the marks of kana and Hangul', () => {
  const korean = readRules('ko', { crisis: ['죽고싶(다|어)'], concern: [], clears: ['웃겨죽'] });
  expect(korean('진짜 죽고  싶어')).toBe('crisis');
  expect(korean('웃겨 죽겠다')).toBe('cleared');
  const japanese = readRules('ja', { crisis: ['生き…たくない'], concern: [], clears: [] });
  expect(japanese('もう生きていたくない。')).toBe('crisis');
  expect(readRules('ja', { crisis: ['はな'], concern: [], clears: [] })('ばな')).toBe(null);
});

it('reads Russian without the dots that most leave out', () => {
  const russian = readRules('ru', { crisis: ['всё кончено'], concern: [], clears: [] });
  expect(russian('все кончено')).toBe('crisis');
});
