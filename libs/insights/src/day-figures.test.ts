import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANXIOUS_WORDS } from './anxious-words.ts';
import { givenSliders } from './check-in.ts';
import { dailyMeans } from './daily-means.ts';
import { type CountedCheckIn, dayFigures, dayMeans, mergeDays } from './day-figures.ts';
import { emotionalScore } from './score.ts';
import { anyCheckIns } from './testing.ts';

const at = (localDate: string, values: Partial<CountedCheckIn> = {}): CountedCheckIn => ({
  localDate,
  mood: 5,
  energy: 5,
  stress: 5,
  ...values,
});

describe('a day’s figures', () => {
  test('are sums, counts and mood bands', () => {
    const checkIns = [
      at('2026-11-20', {
        mood: 8,
        energy: 6,
        stress: 2,
        motivation: 0,
        words: ['Anxious', 'calm'],
      }),
      at('2026-11-20', { mood: 3, energy: 4, stress: 9 }),
      at('2026-11-19', { mood: 7, motivation: null, words: ['calm'] }),
    ];
    const steady = {
      moodCount: 1,
      energy: 5,
      energyCount: 1,
      stress: 5,
      stressCount: 1,
      motivation: 0,
      motivationCount: 0,
    };
    expect(dayFigures(checkIns)).toEqual([
      {
        localDate: '2026-11-19',
        count: 1,
        mood: 7,
        ...steady,
        high: 0,
        low: 0,
        worded: 1,
        anxious: 0,
      },
      {
        localDate: '2026-11-20',
        count: 2,
        mood: 11,
        moodCount: 2,
        energy: 10,
        energyCount: 2,
        stress: 11,
        stressCount: 2,
        motivation: 0,
        motivationCount: 1,
        high: 1,
        low: 1,
        worded: 1,
        anxious: 1,
      },
    ]);
  });

  test('leave out a slider that nobody touched, but count the check-in (DECISION-110)', () => {
    const days = dayFigures([
      at('2026-11-20', { mood: 9, energy: 1, touched: ['mood'] }),
      at('2026-11-20', { mood: 2, stress: 10, touched: [], words: ['calm'] }),
      at('2026-11-20', { mood: 0, energy: 3, touched: ['energy'] }),
    ]);
    expect(days).toMatchObject([
      {
        ...{
          count: 3,
          mood: 9,
          moodCount: 1,
          energy: 3,
          energyCount: 1,
          stress: 0,
          stressCount: 0,
        },
        ...{ high: 1, low: 0, worded: 1 },
      },
    ]);
    expect(dayMeans(days)).toMatchObject([{ mood: 9, energy: 3, stress: null }]);
  });

  test.each(ANXIOUS_WORDS)('know %s as a word of anxiety, in any case', (word) => {
    const [day] = dayFigures([at('2026-11-20', { words: [word.toUpperCase()] })]);
    expect(day?.anxious).toBe(1);
  });

  test('a motivation that was left alone is null in the mean, not 0', () => {
    expect(dayMeans(dayFigures([at('2026-11-20')]))).toMatchObject([
      { motivation: null, count: 1 },
    ]);
  });
});

describe('for any check-ins', () => {
  test('adding up in two parts gives the same as at once', () => {
    fc.assert(
      fc.property(anyCheckIns, fc.nat(200), (checkIns, cut) => {
        const parts = [checkIns.slice(0, cut), checkIns.slice(cut)].map(dayFigures);
        expect(mergeDays(...parts)).toEqual(dayFigures(checkIns));
      }),
    );
  });

  test('the means and the score are those of the check-ins themselves', () => {
    fc.assert(
      fc.property(anyCheckIns, (checkIns) => {
        const means = dayMeans(dayFigures(checkIns));
        const given = checkIns.map((checkIn) => ({ ...checkIn, ...givenSliders(checkIn) }));
        const direct = dailyMeans(given, ({ mood }) => mood);
        const moods = dailyMeans(means, ({ mood }) => mood);
        expect(moods.map(({ localDate }) => localDate)).toEqual(direct.map((day) => day.localDate));
        moods.forEach(({ value }, index) =>
          expect(value).toBeCloseTo(direct[index]?.value ?? NaN, 9),
        );
        const today = '2026-11-30';
        expect(emotionalScore(means, today)).toEqual(emotionalScore(given, today));
      }),
    );
  });
});
