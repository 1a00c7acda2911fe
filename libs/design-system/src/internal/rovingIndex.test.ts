import { expect, test } from 'vitest';
import { rovingIndex } from './rovingIndex.ts';

const row = { index: 1, count: 3, axis: 'horizontal', rtl: false } as const;

test('arrows follow the direction of reading', () => {
  expect(rovingIndex({ ...row, key: 'ArrowRight' })).toBe(2);
  expect(rovingIndex({ ...row, key: 'ArrowRight', rtl: true })).toBe(0);
  expect(rovingIndex({ ...row, key: 'ArrowLeft', rtl: true })).toBe(2);
});

test('it wraps at both ends', () => {
  expect(rovingIndex({ ...row, index: 2, key: 'ArrowRight' })).toBe(0);
  expect(rovingIndex({ ...row, index: 0, key: 'ArrowLeft' })).toBe(2);
});

test('Home and End go to the ends', () => {
  expect(rovingIndex({ ...row, key: 'Home' })).toBe(0);
  expect(rovingIndex({ ...row, key: 'End' })).toBe(2);
});

test('an axis leaves the other one alone', () => {
  expect(rovingIndex({ ...row, key: 'ArrowDown' })).toBeNull();
  expect(rovingIndex({ ...row, axis: 'vertical', key: 'ArrowRight' })).toBeNull();
  expect(rovingIndex({ ...row, axis: 'both', key: 'ArrowDown' })).toBe(2);
});

test('from nothing focused, forward finds the first and back the last', () => {
  expect(rovingIndex({ ...row, index: -1, key: 'ArrowRight' })).toBe(0);
  expect(rovingIndex({ ...row, index: -1, key: 'ArrowLeft' })).toBe(2);
});

test('other keys, and an empty row, move nothing', () => {
  expect(rovingIndex({ ...row, key: 'a' })).toBeNull();
  expect(rovingIndex({ ...row, count: 0, key: 'Home' })).toBeNull();
});
