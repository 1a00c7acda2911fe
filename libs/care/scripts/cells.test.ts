import { expect, test } from 'vitest';
import { checkedMonth, parseHours, parseLanguages, parseNumbers, textTo } from './cells.ts';

test('numbers, texts and languages of a cell', () => {
  expect(parseNumbers('115 and 1122')).toEqual(['115', '1122']);
  expect(parseNumbers('10 177')).toEqual(['10 177']);
  expect(parseNumbers('16000 (press 4)')).toEqual(['16000']);
  expect(textTo('HOME to 741741')).toEqual({ word: 'HOME', number: '741741' });
  expect(textTo('TALK (English) or TEXTO (French) to 686868')).toBeNull();
  expect(parseLanguages('German, French, Italian (inferred from the three names)')).toEqual([
    'de',
    'fr',
    'it',
  ]);
});

test('hours only where nothing speaks against them', () => {
  expect(parseHours('24/7 (phone, text, chat)')).toBe('always');
  expect(parseHours('15:30-00:30 daily')).toEqual({ from: '15:30', to: '00:30' });
  expect(parseHours('24/7 except Eid holidays')).toBeNull();
  expect(parseHours('24/7 per progress.guide; 21 h a day in 2021 press')).toBeNull();
  expect(parseHours('08:00-20:00 daily (2021)')).toBeNull();
});

test('a row is as old as the latest page that gave its number', () => {
  expect(checkedMonth('2021-11', 'conf:A; number also in list (X), 2026-10-08')).toBe('2026-10');
  expect(checkedMonth('2024-09', 'conf:B press')).toBe('2024-09');
  expect(checkedMonth('unknown (2023)', 'conf:A seen 2022-11-10')).toBeNull();
});
