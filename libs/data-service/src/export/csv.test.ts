import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('one line a row, under the columns of all rows', () => {
  expect(
    toCsv([
      { a: 1, b: 'x' },
      { b: true, c: null },
    ]),
  ).toBe('\uFEFFa,b,c\r\n1,x,\r\n,true,\r\n');
  expect(toCsv([])).toBe('\uFEFF\r\n');
});

test.each([
  ['Tea, and rain', '"Tea, and rain"'],
  ['a "quiet" day', '"a ""quiet"" day"'],
  ['two\nlines', '"two\nlines"'],
  ['يوم هادئ', 'يوم هادئ'],
  [['tired', 'calm'], '"[""tired"",""calm""]"'],
  [{ on: true }, '"{""on"":true}"'],
  [-1, '-1'],
])('%j is written %s', (value, cell) => {
  expect(toCsv([{ a: value }])).toBe(`\uFEFFa\r\n${cell}\r\n`);
});

test.each(['=1+1', '+1', '-1', '@a', '\ta', "'=1+1"])('%j is not run by a spreadsheet', (text) => {
  expect(toCsv([{ a: text }])).toBe(`\uFEFFa\r\n'${text}\r\n`);
});
