import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFigures } from './day-figures.ts';
import { METRICS, metricDays, metrics } from './metrics.ts';
import { anyCheckIns, dailyCheckIns, manyCheckIns } from './testing.ts';

const TODAY = '2026-11-21';

describe('the four metrics', () => {
  test('are 78, 31, 63 and 23 percent of these days (ANALYSIS-012)', () => {
    // Constant days: the smoothed value is the value. Words: 3 of 13 check-ins a day are anxious.
    const days = dailyCheckIns(TODAY, 6).map(({ localDate }) => ({
      localDate,
      count: 10,
      mood: 78,
      moodCount: 10,
      energy: 63,
      energyCount: 10,
      stress: 31,
      stressCount: 10,
      motivation: 0,
      motivationCount: 0,
      high: 0,
      low: 0,
      worded: 13,
      anxious: 3,
    }));
    const figure = (value: number) => ({ kind: 'score', value, change: null });
    expect(metrics(days, TODAY)).toEqual({
      happiness: figure(78),
      stress: figure(31),
      energy: figure(63),
      anxiety: figure(23),
    });
  });

  test('a day without words says nothing about anxiety', () => {
    const days = dayFigures(dailyCheckIns(TODAY, 9));
    expect(metrics(days, TODAY).anxiety).toEqual({ kind: 'not-enough', missingDays: 5 });
    expect(metricDays(days, 'anxiety')).toEqual([]);
  });

  test('stay within 0 to 100 percent, whatever was entered', () => {
    let counted = 0;
    fc.assert(
      fc.property(fc.oneof(anyCheckIns, manyCheckIns), (checkIns) => {
        const found = metrics(dayFigures(checkIns), '2026-11-30');
        const values = METRICS.flatMap((metric) => {
          const score = found[metric];
          return score.kind === 'not-enough' ? [] : [score.value];
        });
        expect(values.filter((value) => !(value >= 0 && value <= 100))).toEqual([]);
        counted += values.length;
      }),
    );
    expect(counted).toBeGreaterThan(0);
  });
});
