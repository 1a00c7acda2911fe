import { expect, test } from 'vitest';
import { type JournalEntry, toMarkdown } from './to-markdown.ts';

const TEXTS = {
  language: 'en-GB',
  title: 'Journal',
  lead: '3 entries',
  mood: 'Mood',
  energy: 'Energy',
  stress: 'Stress',
  motivation: 'Motivation',
  formatValue: (value: number) => `${value}/10`,
  formatHeading: (date: string) => date,
  formatWord: (word: string) => (word === 'calm' ? 'at ease' : word),
};
const entry = (values: Partial<JournalEntry>): JournalEntry => ({
  mood: 7,
  energy: 5,
  stress: 2,
  motivation: null,
  notes: null,
  words: [],
  tags: [],
  occurredAt: '2026-03-14T18:40:00.000Z',
  timeZone: 'Asia/Riyadh',
  localDate: '2026-03-14',
  ...values,
});

test('months, days and entries in order; what nobody touched is left out', () => {
  const text = toMarkdown(
    [
      entry({
        localDate: '2026-04-01',
        occurredAt: '2026-04-01T09:00:00Z',
        motivation: 8,
        words: ['calm', 'هادئ'],
        tags: ['walk', 'family'],
        notes: 'One.\nTwo.\n\nThree.',
      }),
      entry({ touched: ['mood'] }),
      entry({ occurredAt: '2026-03-14T05:00:00Z', timeZone: 'No/Where' }),
    ],
    TEXTS,
  );
  expect(text).toBe(`# Journal

3 entries

## March 2026

### Saturday 14 March

**05:00 · Mood 7/10 · Energy 5/10 · Stress 2/10**

**21:40 · Mood 7/10**

## April 2026

### Wednesday 1 April

**12:00 · Mood 7/10 · Energy 5/10 · Stress 2/10 · Motivation 8/10**

*at ease · هادئ*

One.\\
Two.

Three.

walk · family
`);
});

test.each([
  ['# no heading', '\\# no heading'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['<script>x</script>', '\\<script\\>x\\</script\\>'],
  ['[no](link) *no* `no`', '\\[no\\](link) \\*no\\* \\`no\\`'],
  ['===', '\\==='],
])('%s stays as it was written', (notes, written) => {
  expect(toMarkdown([entry({ notes })], TEXTS)).toContain(`\n${written}\n`);
});

test('in Arabic, by the Gregorian calendar', () => {
  const text = toMarkdown([entry({})], { ...TEXTS, language: 'ar', title: 'اليوميات' });
  expect(text).toMatch(/^# اليوميات\n/);
  expect(text).toContain('مارس');
});

test('a heading that is a date is written as the app writes headings', () => {
  const formatHeading = (date: string) => date.toLocaleUpperCase('es');
  const text = toMarkdown([entry({})], { ...TEXTS, language: 'es', formatHeading });
  expect(text).toContain('## MARZO DE 2026\n\n### SÁBADO, 14 DE MARZO\n');
});
