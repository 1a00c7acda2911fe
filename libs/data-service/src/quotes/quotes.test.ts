import { addDays } from '@nafas/insights';
import { describe, expect, it, test } from 'vitest';
import { readQuoteCatalogue } from './catalogue.ts';
import { quoteContract } from './contract.ts';
import { linesOfDay } from './lines-of-day.ts';
import { quoteOfRow } from './quote.ts';
import { createSimulatedQuotes } from './simulated.ts';

const QUOTES = await readQuoteCatalogue('en');

describe('simulated quotes', () => {
  quoteContract(() => Promise.resolve(createSimulatedQuotes({ delayMs: { read: 0, write: 0 } })), {
    describe,
    it,
    expect,
  });
});

describe('the lines of a day', () => {
  const first = (date: string, mood?: 'low' | 'neutral' | 'high') =>
    linesOfDay(QUOTES, date, mood)[0];

  test('are one for each mood, the wanted one first', () => {
    expect(linesOfDay(QUOTES, '2026-11-21', 'low').map(({ mood }) => mood)).toEqual([
      'low',
      'neutral',
      'high',
    ]);
    expect(first('2026-11-21')?.mood).toBe('neutral');
  });

  test('are the same all day, in whatever order the catalogue comes', () => {
    expect(linesOfDay([...QUOTES].reverse(), '2026-11-21')).toEqual(
      linesOfDay(QUOTES, '2026-11-21'),
    );
  });

  test('each of a mood comes once before any comes again', () => {
    const ofMood = QUOTES.filter(({ mood }) => mood === 'low').length;
    const days = Array.from({ length: ofMood }, (_, index) => addDays('2026-12-28', index));
    expect(new Set(days.map((day) => first(day, 'low')?.id)).size).toBe(ofMood);
    expect(first(addDays('2026-12-28', ofMood), 'low')).toEqual(first('2026-12-28', 'low'));
  });

  test('of a day before 1970, and of an empty catalogue', () => {
    expect(linesOfDay(QUOTES, '1969-12-30')).toHaveLength(3);
    expect(linesOfDay([], '2026-11-21')).toEqual([]);
  });
});

test.each([null, {}, { ...QUOTES[0], quote: '' }])(
  'a row that is no quote is invalid: %j',
  (row) => {
    expect(() => quoteOfRow(row)).toThrow(expect.objectContaining({ code: 'invalid' }));
  },
);
