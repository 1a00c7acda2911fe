import { expect, test } from 'vitest';
import { shiftIntoView } from './shiftIntoView.ts';

test.each([
  ['inside stays', 100, 200, 0],
  ['past the left', -20, 80, 28],
  ['past the right', 330, 430, -48],
  ['wider than the window: its left is seen', -50, 400, 58],
])('%s', (_name, left, right, shift) => {
  expect(shiftIntoView({ left, right }, 390)).toBe(shift);
});
