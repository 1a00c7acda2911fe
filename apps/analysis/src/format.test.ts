import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

test('Arabic has its digits, percent sign and signs', () => {
  const format = createFormat('ar-u-nu-arab', 'UTC');
  expect(format.number(7.25, 1)).toBe('٧٫٣');
  expect(format.percentSign).toBe('٪');
  expect(format.signed(-3)).toMatch(/−٣$/);
  expect(format.signed(6)).toMatch(/\+٦$/);
});

test('English has a real minus, and no sign at zero', () => {
  const format = createFormat('en', 'UTC');
  expect(format.signed(-12)).toBe('−12');
  expect(format.signed(0)).toBe('0');
  expect(format.number(8, 1)).toBe('8.0');
});

test('a local date is written as that date in every zone', () => {
  expect(createFormat('en-GB', 'Pacific/Honolulu').fullDay('2026-11-01')).toBe('1 November 2026');
});

test('a time is on the clock of the zone', () => {
  const noon = Date.parse('2026-11-20T11:05:00Z');
  expect(createFormat('en-GB', 'UTC').time(noon)).toBe('11:05');
  expect(createFormat('en-GB', 'Asia/Riyadh').time(noon)).toBe('14:05');
});
