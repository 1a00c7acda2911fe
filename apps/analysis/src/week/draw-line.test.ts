import { expect, test } from 'vitest';
import { toPoints, toSegments } from './draw-line.ts';

test('the line is level at each day, and dotted over days that say nothing', () => {
  const points = toPoints([2, 8, null, 8, null, null, null]);
  expect(points.map((point) => point !== null)).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
  const stretches = toSegments(points);
  expect(stretches.map(({ isRest }) => isRest)).toEqual([false, true]);
  expect(stretches[0]?.path).toMatch(/^M4\.00 77\.60C/);
});

test('a single day, or none, has no line', () => {
  expect(toSegments(toPoints([null, 5, null]))).toEqual([]);
  expect(toSegments(toPoints([null]))).toEqual([]);
});
