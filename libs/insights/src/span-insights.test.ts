import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFigures } from './day-figures.ts';
import { toRandom } from './helps/random.ts';
import { spanInsights } from './span-insights.ts';
import { anyCheckIns, checkInOn, dailyCheckIns } from './testing.ts';

const [FROM, TO] = ['2026-11-01', '2026-11-30'];

test('lighter: from no positive check-in to all of them, in the halves of the days', () => {
  const moods = [2, 5, 5, 9, 9, 9];
  const days = dayFigures(dailyCheckIns(TO, 6, (index) => ({ mood: moods[index] ?? 0 })));
  expect(spanInsights(days, FROM, TO, 30)).toEqual({
    kind: 'insights',
    checkIns: 6,
    insights: [
      { kind: 'positive-grew', from: 0, to: 100 },
      { kind: 'balance', positive: 50, neutral: 33, negative: 17 },
      { kind: 'days', days: 6 },
    ],
  });
});

test('heavier, steady below ten points, and nothing where luck may have made it', () => {
  const of = (moods: number[]) => {
    const days = dayFigures(
      dailyCheckIns(TO, moods.length, (index) => ({ mood: moods[index] ?? 0 })),
    );
    const found = spanInsights(days, FROM, TO, 30);
    return found.kind === 'insights' ? found.insights[0]?.kind : found.kind;
  };
  expect(of([9, 9, 9, 5, 5, 5])).toBe('positive-fell');
  expect(of([9, 9, 5, 5, 5, 5])).toBe('balance');
  expect(of([9, 5, 9, 5, 9, 5])).toBe('balance');
  expect(of([9, 9, 5, 5])).toBe('not-enough');
  expect(of([9, 5, 5, 9, 5, 5])).toBe('positive-steady');
});

test('of people whose days are all alike few are told that these grew lighter or heavier', () => {
  const random = toRandom('all alike');
  const people = Array.from({ length: 500 }, () => {
    const days = dayFigures(dailyCheckIns(TO, 30, () => ({ mood: random() < 0.4 ? 9 : 5 })));
    const found = spanInsights(days, FROM, TO, 30);
    return found.kind === 'insights' ? found.insights[0]?.kind : found.kind;
  });
  const told = people.filter((kind) => kind === 'positive-grew' || kind === 'positive-fell');
  expect(told.length / people.length).toBeLessThan(0.07);
});

test('fewer than five days say nothing but how many are missing', () => {
  const days = dayFigures(dailyCheckIns(TO, 4));
  expect(spanInsights(days, FROM, TO, 30)).toEqual({ kind: 'not-enough', missingDays: 1 });
  expect(spanInsights(days, '2026-10-01', '2026-10-31', 31)).toMatchObject({ missingDays: 5 });
});

test('a range of one day needs that day, and has no halves', () => {
  const days = dayFigures([checkInOn(TO, { mood: 9 }), checkInOn(TO, { mood: 1 })]);
  expect(spanInsights(days, TO, TO, 1)).toEqual({
    kind: 'insights',
    checkIns: 2,
    insights: [
      { kind: 'balance', positive: 50, neutral: 0, negative: 50 },
      { kind: 'days', days: 1 },
    ],
  });
});

test('the shares are never below 0 nor together far from 100', () => {
  fc.assert(
    fc.property(anyCheckIns, (checkIns) => {
      const found = spanInsights(dayFigures(checkIns), FROM, TO, 30);
      const balance =
        found.kind === 'insights' && found.insights.find((one) => one.kind === 'balance');
      if (!balance || balance.kind !== 'balance') return;
      const { positive, neutral, negative } = balance;
      for (const share of [positive, neutral, negative]) expect(share).toBeGreaterThanOrEqual(0);
      expect(Math.abs(positive + neutral + negative - 100)).toBeLessThanOrEqual(1);
    }),
  );
});
