import { expect, test } from 'vitest';
import { isToday, formatTime } from './format-time.ts';

// In the zone of this machine, whichever it is.
const now = new Date(2026, 10, 21, 10, 0);
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString();

test.each([
  ['the hour today', at(2026, 10, 21, 9), /^9:00/],
  ['the weekday yesterday, though it was less than a day ago', at(2026, 10, 20, 23), /^Friday$/],
  ['the weekday six days ago', at(2026, 10, 15, 9), /^Sunday$/],
  ['the day a week ago', at(2026, 10, 14, 9), /^November 14$/],
  ['the year too when it is another', at(2025, 10, 21, 9), /^November 21, 2025$/],
  ['the day of what a wrong clock dated to the future', at(2026, 10, 23, 9), /^November 23$/],
])('%s', (_what, time, expected) => {
  expect(formatTime(time, now, 'en')).toMatch(expected);
});

test('today begins at midnight here', () => {
  expect(isToday(at(2026, 10, 21), now)).toBe(true);
  expect(isToday(at(2026, 10, 20, 23), now)).toBe(false);
});

test('in the digits of the locale', () => {
  expect(formatTime(at(2026, 10, 14, 9), now, 'ar-u-nu-arab')).toBe('١٤ نوفمبر');
});

test('in the calendar of the product, whichever the place has', () => {
  const locale = 'ar-SA-u-ca-islamic-umalqura-nu-arab';
  expect(formatTime(at(2026, 10, 14, 9), now, locale)).toBe('١٤ نوفمبر');
});

test.each([
  ['es', 'Viernes'],
  ['fr', 'Vendredi'],
  ['it', 'Venerdì'],
  ['pt', 'Sexta-feira'],
  ['ru', 'Пятница'],
])('a weekday stands alone, so it begins with a capital in %s', (language, expected) => {
  expect(formatTime(at(2026, 10, 20, 23), now, language)).toBe(expected);
});
