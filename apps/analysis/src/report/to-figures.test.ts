import { newActivity } from '@nafas/data-service/activities';
import { newCheckIn } from '@nafas/data-service/check-ins';
import { expect, test } from 'vitest';
import { toFigures } from './to-figures.ts';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour));
const timeZone = 'UTC';
const checkIn = (day: number, values: Partial<Parameters<typeof newCheckIn>[0]>) =>
  newCheckIn({ mood: 5, energy: 5, stress: 5, now: at(day), timeZone, ...values });
const range = { from: '2026-11-01', to: '2026-11-04' };

test('a day is one day, however many entries it has, and what nobody touched is no figure', () => {
  const checkIns = [
    checkIn(1, { mood: 2, now: at(1, 8) }),
    checkIn(1, { mood: 6, now: at(1, 20) }),
    checkIn(3, { mood: 9, touched: ['mood'] }),
    checkIn(5, { mood: 0 }),
  ];
  const figures = toFigures({ checkIns, activities: [] }, range);
  expect(figures).toMatchObject({ entries: 3, daysWithEntries: 2 });
  expect(figures.dates).toHaveLength(4);
  const [mood, energy] = figures.values;
  expect(mood).toMatchObject({ days: [4, null, 9, null], average: 6.5, lowest: 2, highest: 9 });
  expect(energy).toMatchObject({ days: [5, null, null, null], count: 1 });
});

test('words by how often, notes by when', () => {
  const checkIns = [
    checkIn(3, { words: ['calm', 'tired'], notes: 'Later' }),
    checkIn(2, { words: ['tired'], notes: 'Earlier' }),
  ];
  const { words, notes } = toFigures({ checkIns, activities: [] }, range);
  expect(words).toEqual([
    { word: 'tired', times: 2 },
    { word: 'calm', times: 1 },
  ]);
  expect(notes.map(({ text }) => text)).toEqual(['Earlier', 'Later']);
});

test('an exercise says how it was after it where somebody said so', () => {
  const done = (day: number, ratingBefore: number | null, ratingAfter: number | null) => ({
    ...newActivity({ exercise: 'body-scan', minutes: 5, now: at(day), timeZone }),
    ratingBefore,
    ratingAfter,
  });
  const activities = [done(1, 3, 5), done(2, 4, 5), done(3, null, null), done(9, 0, 10)];
  expect(toFigures({ checkIns: [], activities }, range).exercises).toEqual([
    { exercise: 'body-scan', times: 3, rated: 2, change: 1.5 },
  ]);
});

test('nothing at all is no figure either', () => {
  const figures = toFigures({ checkIns: [], activities: [] }, range);
  expect(figures.values.every(({ average, lowest }) => average === null && lowest === null)).toBe(
    true,
  );
});
