import { expect, it } from 'vitest';
import { isUnder } from './paths.ts';

it.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard/goals', '/dashboard', true],
  ['/dashboards', '/dashboard', false],
  ['/', '/dashboard', false],
  ['/anything', '/', true],
])('%s under %s: %s', (pathname, base, expected) => {
  expect(isUnder(pathname, base)).toBe(expected);
});
