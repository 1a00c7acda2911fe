import { EXERCISE_IDS } from '@nafas/data-service/activities';
import { expect, test } from 'vitest';
import ar from '../locales/ar/exercises.json';
import en from '../locales/en/exercises.json';
import { EXERCISES } from './catalogue.ts';
import { breathSeconds, totalSeconds } from './exercise.ts';

type Words = Record<string, { watch: string; say: Record<string, string> }>;

test('there are thirteen: twelve, and the specified one', () => {
  expect(EXERCISES).toHaveLength(13);
  // By which other apps know them.
  expect(EXERCISES.map(({ id }) => id)).toEqual([...EXERCISE_IDS]);
});

test.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
  '%s lasts whole minutes and whole breaths, and is stored by a name the table takes',
  (id, exercise) => {
    const seconds = totalSeconds(exercise);
    expect(seconds % 60).toBe(0);
    expect(seconds % (breathSeconds(exercise) || 1)).toBe(0);
    expect(id).toMatch(/^[a-z0-9-]{1,60}$/);
  },
);

test.each([
  ['en', en.of as Words, 'Gently'],
  ['ar', ar.of as Words, 'برفق'],
] as const)(
  'in %s each has its captions, no more, and says what to watch, gently (DECISION-095)',
  (_language, words, gently) => {
    expect(Object.keys(words)).toEqual(EXERCISES.map(({ id }) => id));
    for (const { id, parts } of EXERCISES) {
      const used = new Set(parts.map(({ caption }) => caption));
      expect(new Set(Object.keys(words[id]?.say ?? {})), id).toEqual(used);
      expect(words[id]?.watch, id).toContain(gently);
    }
  },
);

test('the first caption of each breathing exercise says what to do when light-headed', () => {
  const breathing = EXERCISES.filter(({ breath }) => breath);
  expect(breathing).toHaveLength(4);
  for (const { id, parts } of breathing) {
    const first = (en.of as Words)[id]?.say[parts[0]?.caption ?? ''];
    expect(first, id).toContain('If you feel light-headed, breathe as usual.');
  }
});
