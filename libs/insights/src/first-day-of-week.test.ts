import { afterEach, expect, test, vi } from 'vitest';
import { firstDayOfWeek } from './first-day-of-week.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en-GB', 1],
  ['en-US', 7],
  ['ar-EG', 6],
  ['ar-MA', 1],
  ['ar-u-nu-arab', 6],
  ['en', 1],
  // WebKitGTK calls itself so where its system has no language.
  ['c', 1],
  ['', 1],
])('the week of "%s" begins with day %i', (locale, day) => {
  expect(firstDayOfWeek(locale)).toBe(day);
});

test.each([
  ['has them as a property', { weekInfo: { firstDay: 7 } }, 7],
  ['does not know weeks', {}, 6],
])('a browser that %s', (_name, weeks, day) => {
  const Locale = function () {
    return { language: 'ar', region: 'XX', ...weeks };
  };
  vi.stubGlobal('Intl', { Locale });
  expect(firstDayOfWeek('ar-XX')).toBe(day);
});
