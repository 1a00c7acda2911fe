import { expect, test } from 'vitest';
import { firstDayOf } from './first-day.ts';

test.each([
  ['en-GB', 1],
  ['en-US', 7],
  ['ar-EG', 6],
])('the week of %s begins with day %i', (locale, day) => {
  expect(firstDayOf(locale)).toBe(day);
});
