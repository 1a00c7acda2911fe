import { expect, test } from 'vitest';
import { tickPlaces } from './ticks.ts';

test('about five places by whole steps, the last of them the end', () => {
  expect(tickPlaces(0, 6, 1)).toEqual([0, 2, 4, 6]);
  expect(tickPlaces(0, 29, 1)).toEqual([1, 8, 15, 22, 29]);
  expect(tickPlaces(0, 91, 1)).toEqual([22, 45, 68, 91]);
  expect(tickPlaces(0, 24, 1)).toEqual([0, 6, 12, 18, 24]);
});

test('a range shorter than the steps still has its end', () => {
  expect(tickPlaces(0, 0, 1)).toEqual([0]);
});
