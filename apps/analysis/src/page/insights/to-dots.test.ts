import { expect, test } from 'vitest';
import { LARGE, SMALL, toDots } from './to-dots.ts';

test('days of one value stand above each other, then in columns around it', () => {
  expect(toDots([5, 5])).toEqual([
    { x: 50, row: 0 },
    { x: 50, row: 1 },
  ]);
  const many = toDots(Array.from({ length: 12 }, () => 5));
  expect(new Set(many.map(({ x }) => x)).size).toBe(3);
  expect(Math.max(...many.map(({ row }) => row))).toBeLessThan(LARGE.rows);
  expect(many.reduce((sum, { x }) => sum + x, 0) / many.length).toBeCloseTo(50);
});

test('however many there are, they stay near their value and below the top', () => {
  const dots = toDots(
    Array.from({ length: 400 }, () => 7),
    SMALL,
  );
  expect(dots).toHaveLength(400);
  for (const { x, row } of dots) {
    expect(Math.abs(x - 70)).toBeLessThan(5);
    expect(row).toBeLessThan(SMALL.rows);
  }
});
