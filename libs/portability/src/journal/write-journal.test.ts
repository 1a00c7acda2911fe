import { expect, test } from 'vitest';
import { writeJournal } from './write-journal.ts';

const texts = (count: number) => ({
  language: 'en-GB',
  title: 'Journal',
  lead: `${count} entries`,
  mood: 'Mood',
  energy: 'Energy',
  stress: 'Stress',
  motivation: 'Motivation',
  formatValue: String,
  formatHeading: (date: string) => date,
  formatWord: (word: string) => word,
});
const options = { timeZone: 'UTC', today: '2026-11-22' };
const ROW = {
  id: '5b3f2b9e-2222-4000-8000-000000000001',
  mood: 7,
  energy: 5,
  stress: 5,
  motivation: null,
  notes: 'The sea.',
  words: [],
  tags: ['walk'],
  touched: ['mood'],
  occurred_at: '2026-03-14T18:40:00+00:00',
  time_zone: 'Asia/Riyadh',
  local_date: '2026-03-14',
};

test('the export becomes a journal: what was given, where it was given', async () => {
  const { count, text } = await writeJournal({ tables: { check_ins: [ROW] } }, options, texts);
  expect(count).toBe(1);
  expect(text).toBe(
    '# Journal\n\n1 entries\n\n## March 2026\n\n### Saturday 14 March\n\n**21:40 · Mood 7**\n\nThe sea.\n\nwalk\n',
  );
});

test('so does the demo’s, and one without entries', async () => {
  const { id, mood, energy, stress, notes } = ROW;
  const demo = {
    id,
    mood,
    energy,
    stress,
    notes,
    occurredAt: ROW.occurred_at,
    timeZone: ROW.time_zone,
    localDate: ROW.local_date,
  };
  const { text } = await writeJournal({ tables: { 'check-ins': [demo] } }, options, texts);
  expect(text).toContain('**21:40 · Mood 7 · Energy 5 · Stress 5**');
  expect(await writeJournal({ tables: { check_ins: [] } }, options, texts)).toEqual({
    count: 0,
    text: '# Journal\n\n0 entries\n',
  });
});
