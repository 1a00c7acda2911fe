import { describe, expect, test } from 'vitest';
import { checkInOn } from './testing.ts';
import { dayFigures } from './day-figures.ts';
import { moodBand } from './mood-band.ts';
import { trends } from './trends.ts';

describe('mood bands', () => {
  test.each([
    [0, 'low'],
    [3, 'low'],
    [3.5, 'neutral'],
    [4, 'neutral'],
    [7, 'neutral'],
    [7.5, 'high'],
    [8, 'high'],
    [10, 'high'],
  ])('a mood of %d is %s', (mood, band) => {
    expect(moodBand(mood)).toBe(band);
  });
});

describe('trends', () => {
  const on = (day: string, ...moods: number[]) => moods.map((mood) => checkInOn(day, { mood }));

  test('give each day its shares by mood (DATA-073, DATA-074, DATA-075, DATA-076, DECISION-065)', () => {
    const checkIns = [...on('2026-11-21', 8, 9, 5, 1), ...on('2026-11-20', 2)];
    expect(trends(dayFigures(checkIns), '2026-11-15', '2026-11-21')).toEqual([
      { day: '2026-11-20', positive: 0, negative: 1, neutral: 0 },
      { day: '2026-11-21', positive: 0.5, negative: 0.25, neutral: 0.25 },
    ]);
  });

  test('the shares of every day add up to one, days outside are left out', () => {
    const checkIns = Array.from({ length: 90 }, (_, index) =>
      on(`2026-11-${String((index % 25) + 1).padStart(2, '0')}`, (index * 13) % 11),
    ).flat();
    const points = trends(dayFigures(checkIns), '2026-11-05', '2026-11-20');
    expect(points).toHaveLength(16);
    for (const { positive, negative, neutral } of points) {
      expect(positive + negative + neutral).toBeCloseTo(1, 12);
    }
  });
});
