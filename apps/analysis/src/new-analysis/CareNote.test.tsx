import { expect, it } from 'vitest';
import { careLevelOf } from './care-level.ts';

it.each([
  ['Tea on the balcony before everyone woke up.', 'none'],
  ['I want to die', 'crisis'],
  ['أريد أن أموت', 'crisis'],
])('%s: %s', (notes, level) => {
  expect(careLevelOf(notes)).toBe(level);
});
