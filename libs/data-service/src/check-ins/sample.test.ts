import { expect, test } from 'vitest';
import { sampleCheckIns } from './sample.ts';

test.each(['en', 'ar'])(
  'the sample year in %s tells no note twice within four entries',
  (language) => {
    const notes = sampleCheckIns(new Date('2026-11-22T09:00:00Z'), 'Asia/Beirut', language).map(
      (entry) => entry.notes,
    );
    expect(notes.length).toBeGreaterThan(200);
    const repeated = notes.filter(
      (note, index) => note !== null && notes.slice(Math.max(0, index - 3), index).includes(note),
    );
    expect(repeated).toEqual([]);
  },
);
