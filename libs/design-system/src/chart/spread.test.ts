import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('places with room stay where they are', () => {
  expect(spread([10, 200, 90], 20, 276)).toEqual([10, 200, 90]);
});

test('places that coincide are a gap apart, in the order they had', () => {
  expect(spread([100, 100, 105], 20, 276)).toEqual([100, 120, 140]);
});

test('at the end of the room they move back instead', () => {
  expect(spread([276, 270, 276], 20, 276)).toEqual([256, 236, 276]);
});
