import padjust from '@stdlib/stats-padjust';
import { expect, test } from 'vitest';
import { autocorrelation, withoutCarryOver } from './carry-over.ts';
import reference from './fixtures/reference.json' with { type: 'json' };
import { toInterval, welch } from './welch.ts';

// Made by scipy and numpy: tools/bench-insights/reference.py.

test.each(reference.welch)('Welch’s test is scipy’s', ({ a, b, t, degrees, p, interval }) => {
  const found = welch(a, b, 1, 0);
  expect(found.t).toBeCloseTo(t, 9);
  expect(found.degrees).toBeCloseTo(degrees, 8);
  expect(found.p / p).toBeCloseTo(1, 7);
  expect(toInterval(found)[0]).toBeCloseTo(interval[0] ?? Number.NaN, 6);
  expect(toInterval(found)[1]).toBeCloseTo(interval[1] ?? Number.NaN, 6);
});

test.each(reference.adjusted)('Benjamini-Hochberg is scipy’s', ({ p, q }) => {
  const found = padjust(p, 'bh', p.length);
  q.forEach((each, at) => expect(found[at]).toBeCloseTo(each, 10));
});

test.each(reference.carryOver)('what days carry over is what numpy solves', (given) => {
  const observations = given.days.map((day, at) => ({
    day,
    value: given.values[at] ?? Number.NaN,
    has: given.has[at] ?? false,
  }));
  const { values, rho } = withoutCarryOver(observations);
  expect(autocorrelation(given.days, given.values)).toBeCloseTo(given.lagOne, 10);
  expect(rho).toBeCloseTo(given.rho, 10);
  given.adjusted.forEach((each, at) => expect(values[at]).toBeCloseTo(each, 8));
});

test('inflation widens the interval and leaves the effect', () => {
  const { a, b } = reference.welch[2] ?? { a: [], b: [] };
  const [plain, inflated] = [welch(a, b), welch(a, b, 2)];
  expect(inflated.effect).toBe(plain.effect);
  expect(inflated.standardError).toBeCloseTo(plain.standardError * Math.SQRT2, 12);
  expect(inflated.degrees).toBeCloseTo(plain.degrees / 2, 12);
  expect(inflated.p).toBeGreaterThan(plain.p);
});
