import { expect, test } from 'vitest';
import { widened } from './widened.ts';

const point = (x: number) => ({ x, label: '', values: { positive: 100 } });
const time = { domain: [0, 6], ticks: [{ x: 6, label: 'Today' }] } as const;

test('a single point gets the width of one unit, and its tick stays in its middle', () => {
  const { points, time: wide } = widened({ points: [point(6)], time });
  expect(points.map(({ x, values }) => [x, values.positive])).toEqual([
    [5.5, 100],
    [6.5, 100],
  ]);
  expect(wide).toEqual({ domain: [-0.5, 6.5], ticks: time.ticks });
});

test('none and several stay as they are', () => {
  const several = { points: [point(0), point(6)], time };
  expect(widened(several)).toEqual(several);
  expect(widened({ points: [], time })).toEqual({ points: [], time });
});
