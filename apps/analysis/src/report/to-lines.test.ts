import { expect, test } from 'vitest';
import { moveApart, toSegments, toX, toY } from './to-lines.ts';

const PLOT = { start: 0, end: 100, top: 0, bottom: 100 };

test('days stand from one end to the other, values from below to above', () => {
  expect([toX(PLOT, 0, 5), toX(PLOT, 4, 5), toX(PLOT, 0, 1)]).toEqual([0, 100, 50]);
  expect([toY(PLOT, 0), toY(PLOT, 10)]).toEqual([100, 0]);
});

test('the line is thin over days that say nothing, and a day alone is a dot', () => {
  const stretches = toSegments(PLOT, [5, 5, null, null, 8]);
  expect(stretches.map(({ isThin }) => isThin)).toEqual([false, true]);
  expect(toSegments(PLOT, [null, 5, null])).toEqual([{ path: 'M50.0 50.0h.01', isThin: false }]);
  expect(toSegments(PLOT, [null, null])).toEqual([]);
});

test('names at the ends move apart until each has room', () => {
  const [a = 0, b = 0, c = 0] = moveApart([50, 52, 51], 10);
  expect(c - a).toBeGreaterThanOrEqual(9);
  expect(b - c).toBeGreaterThanOrEqual(9);
  expect(moveApart([0, 50], 10)).toEqual([0, 50]);
});
