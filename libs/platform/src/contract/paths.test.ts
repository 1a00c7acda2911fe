import { expect, it } from 'vitest';
import { isAt, isUnder } from './paths.ts';

it.each([
  ['/dashboard/week', true],
  ['/dashboard/week/', true],
  ['/dashboard/week/x', false],
  ['/dashboard/weeks', false],
])('%s is at /dashboard/week: %s', (pathname, expected) => {
  expect(isAt(pathname, '/dashboard/week')).toBe(expected);
});

it.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard/goals', '/dashboard', true],
  ['/dashboards', '/dashboard', false],
  ['/', '/dashboard', false],
  ['/anything', '/', true],
])('%s under %s: %s', (pathname, base, expected) => {
  expect(isUnder(pathname, base)).toBe(expected);
});
