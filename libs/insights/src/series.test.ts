import { describe, expect, test } from 'vitest';
import { historyStart, rangeStart } from './range.ts';
import { daySeries, momentSeries } from './series.ts';
import { checkInOn, dailyCheckIns } from './testing.ts';

const TODAY = '2026-11-21';

describe('ranges', () => {
  test.each([
    ['7d', '2026-11-15', '2026-10-16'],
    ['30d', '2026-10-23', '2026-09-23'],
    ['3m', '2026-08-22', '2026-07-23'],
  ] as const)('%s shows from %s and loads from %s', (range, start, history) => {
    expect(rangeStart(range, TODAY)).toBe(start);
    expect(historyStart(range, TODAY)).toBe(history);
  });

  test('24h loads enough for a person who just changed zones', () => {
    expect(historyStart('24h', TODAY)).toBe('2026-11-19');
  });
});

describe('the chart by day', () => {
  test('a single check-in is a single point with what was entered', () => {
    const only = checkInOn(TODAY, { mood: 7, energy: 4, stress: 2 });
    for (const range of ['7d', '30d', '3m'] as const) {
      expect(daySeries([only], range, TODAY)).toEqual([
        { localDate: TODAY, mood: 7, energy: 4, stress: 2 },
      ]);
    }
  });

  test('only days with a check-in carry a point', () => {
    const checkIns = ['2026-11-21', '2026-11-17', '2026-11-21'].map((date) => checkInOn(date));
    expect(daySeries(checkIns, '7d', TODAY).map(({ localDate }) => localDate)).toEqual([
      '2026-11-17',
      '2026-11-21',
    ]);
  });

  test.each([
    ['7d', 7],
    ['30d', 30],
    ['3m', 92],
  ] as const)('%s holds %i days, today included', (range, count) => {
    const points = daySeries(dailyCheckIns(TODAY, 200), range, TODAY);
    expect(points).toHaveLength(count);
    expect(points.at(-1)?.localDate).toBe(TODAY);
  });

  test('each line is smoothed alone, and days before the range shape its first point (DECISION-055)', () => {
    // Stress 0 on the 14th and 10 on the 15th: (0.8 x 0 + 2) / 0.36 = 5.5556; energy stays 6.
    const points = daySeries(
      [
        checkInOn('2026-11-14', { stress: 0, energy: 6, mood: 3 }),
        checkInOn('2026-11-15', { stress: 10, energy: 6, mood: 8 }),
      ],
      '7d',
      TODAY,
    );
    expect(points).toHaveLength(1);
    expect(points[0]?.stress).toBeCloseTo(2 / 0.36, 12);
    expect(points[0]?.energy).toBeCloseTo(6, 12);
    expect(points[0]?.mood).toBeCloseTo((0.8 * 0.6 + 1.6) / 0.36, 12);
  });

  test('what a later range shows of a day is what a longer range shows of it', () => {
    const checkIns = dailyCheckIns(TODAY, 120, (index) => ({ mood: (index * 7) % 11 }));
    const week = daySeries(checkIns, '7d', TODAY);
    expect(daySeries(checkIns, '3m', TODAY).slice(-7)).toEqual(week);
  });
});

describe('the chart of the last 24 hours', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const at = (occurredAt: string, mood: number) => checkInOn(TODAY, { occurredAt, mood });

  test('shows check-ins as entered, in order of time, without older and future ones', () => {
    const points = momentSeries(
      [
        at('2026-11-21T08:00:00Z', 9),
        at('2026-11-20T09:00:00Z', 1),
        at('2026-11-20T09:00:01Z', 2),
        at('2026-11-21T09:00:01Z', 3),
        at('2026-11-21T09:00:00Z', 4),
      ],
      now,
    );
    expect(points.map(({ mood }) => mood)).toEqual([2, 9, 4]);
    expect(points[0]).toEqual({
      occurredAt: '2026-11-20T09:00:01Z',
      mood: 2,
      energy: 5,
      stress: 5,
    });
  });
});
