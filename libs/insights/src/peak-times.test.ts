import { expect, test } from 'vitest';
import { peakTimes } from './peak-times.ts';

const hour = (at: number, count: number, mood: number, energy = mood, stress = 10 - mood) => ({
  hour: at,
  count,
  mood: mood * count,
  moodCount: count,
  energy: energy * count,
  energyCount: count,
  stress: stress * count,
  stressCount: count,
});

test('the part of the day with the highest mean, and how much it rests on', () => {
  const hours = [hour(8, 2, 9), hour(11, 2, 7), hour(14, 3, 6, 10), hour(20, 4, 3)];
  expect(peakTimes(hours)).toEqual({
    checkIns: 11,
    happiness: { daypart: 'morning', mean: 8, count: 4 },
    energy: { daypart: 'day', mean: 10, count: 3 },
    stress: { daypart: 'evening', mean: 7, count: 4 },
  });
});

test('a part with fewer than three check-ins is left out', () => {
  const hours = [hour(2, 2, 10), hour(8, 3, 5), hour(20, 3, 4)];
  expect(peakTimes(hours)?.happiness?.daypart).toBe('morning');
});

test('check-ins that left a slider alone say nothing about it (DECISION-110)', () => {
  const hours = [hour(8, 3, 5), { ...hour(20, 4, 4), moodCount: 2 }, hour(14, 3, 4)];
  expect(peakTimes(hours)).toMatchObject({
    happiness: { daypart: 'morning', count: 3 },
    energy: { daypart: 'morning' },
  });
});

test('a slider that is left alone takes nothing from what the others say', () => {
  const hours = [hour(8, 3, 9, 8), hour(20, 4, 3)].map((one) => ({
    ...one,
    stress: 0,
    stressCount: 0,
  }));
  expect(peakTimes(hours)).toEqual({
    checkIns: 7,
    happiness: { daypart: 'morning', mean: 9, count: 3 },
    energy: { daypart: 'morning', mean: 8, count: 3 },
    stress: null,
  });
});

test('parts of the day that are alike have no peak', () => {
  const level = { checkIns: 8, happiness: null, energy: null, stress: null };
  expect(peakTimes([hour(8, 4, 5), hour(20, 4, 5)])).toEqual(level);
  expect(peakTimes([hour(8, 4, 5), hour(20, 4, 5.25)])).toEqual(level);
});

test('one part alone is no peak: there is nothing to compare', () => {
  expect(peakTimes([])).toBeNull();
  expect(peakTimes([hour(8, 30, 9), hour(20, 2, 1)])).toBeNull();
});
