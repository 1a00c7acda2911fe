import { EPSILON_OF_A_DAY, EPSILON_OF_A_LEVEL } from '@nafas/insights/weather';
import { expect, test } from 'vitest';
import { reveal, tryWeather } from './weather.ts';

test('DECISION-149: the interval that is shown holds the true share as often as it says', () => {
  for (const people of [51, 400]) {
    const { holds, error, interval } = tryWeather(people, 300, 7);
    expect(holds).toBeGreaterThan(93);
    expect(error).toBeLessThan(interval);
  }
});

test('DECISION-149: neither one answer nor a year of them tells more than ε allows', () => {
  const [one, year] = [reveal(1, 300, 7), reveal(365, 300, 7)];
  expect(one.factor).toBeLessThanOrEqual(Math.exp(EPSILON_OF_A_DAY) * (1 + 1e-9));
  expect(year.factor).toBeLessThanOrEqual(Math.exp(EPSILON_OF_A_LEVEL) * (1 + 1e-9));
  // Where each day were drawn anew, a year would tell the level to everybody.
  expect(year.rightWithout).toBeGreaterThan(99);
  expect(year.right).toBeLessThan(75);
});
