import { expect, it } from 'vitest';
import { compare, rate, scaleFor, tally } from './rates.ts';

const point = (version: string, mounts: number, failures: number) => ({
  ...{ app: 'analysis', version, at: '2026-11-22T10:00:00Z', mounts, failures },
});

it('adds up what one version did', () => {
  const points = [point('1.0.0', 10, 1), point('1.0.0', 30, 0), point('1.1.0', 5, 5)];
  expect(tally(points, 'analysis', '1.0.0')).toEqual({ mounts: 40, failures: 1 });
  expect(tally(points, 'motivation', '1.0.0')).toEqual({ mounts: 0, failures: 0 });
});

it('counts errors of a thousand visits', () => {
  expect(rate({ mounts: 1204, failures: 4 })).toBeCloseTo(3.3, 1);
  expect(rate({ mounts: 0, failures: 2 })).toBeNull();
});

it.each([
  ['too-few', 199, 0],
  ['no-worse', 1000, 4],
  ['worse', 1000, 5],
] as const)('calls a trial %s after %i visits with %i failures', (finding, mounts, failures) => {
  expect(compare({ mounts: 1000, failures: 4 }, { mounts, failures })).toBe(finding);
});

it('calls nothing better than what nobody used', () => {
  expect(compare({ mounts: 0, failures: 0 }, { mounts: 500, failures: 0 })).toBe('too-few');
});

it('has a scale that holds every value', () => {
  expect(scaleFor([])).toEqual([0, 5, 10]);
  expect(scaleFor([3, 14])).toEqual([0, 10, 20]);
  expect(scaleFor([900])).toEqual([0, 500, 1000]);
});
