import { expect, test } from 'vitest';
import { findQuadrant } from './quadrant.ts';

test('the middle is in a quarter: bright, and calm', () => {
  expect([findQuadrant(5, 5), findQuadrant(8, 8), findQuadrant(2, 9), findQuadrant(2, 5)]).toEqual([
    'at-ease',
    'lively',
    'stirred',
    'weary',
  ]);
});
