import { LANGUAGES } from '@nafas/platform';
import { describe, expect, test } from 'vitest';
import { loadCheckInWords } from '../sample-person/check-in-words.ts';
import { sampleCheckIns } from './sample.ts';
import { SAMPLE_TAGS, SCENES } from './sample-year.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

describe.each(LANGUAGES)('the sample year in %s', (language) => {
  test('tells no note twice within four entries', async () => {
    const entries = await sampleCheckIns(NOW, 'Asia/Beirut', language);
    const notes = entries.map((entry) => entry.notes);
    expect(notes.length).toBeGreaterThan(200);
    const repeated = notes.filter(
      (note, index) => note !== null && notes.slice(Math.max(0, index - 3), index).includes(note),
    );
    expect(repeated).toEqual([]);
  });

  test('has a word for each of its tags and scenes, and no other', async () => {
    const { tags, notes } = await loadCheckInWords(language);
    expect(Object.keys(tags)).toEqual(Object.keys(SAMPLE_TAGS));
    expect(Object.keys(notes)).toEqual(SCENES.flatMap(({ note }) => note ?? []));
  });
});
