import { expect, test } from 'vitest';
import { z } from '../zod.ts';
import { DEFAULT_SCHEDULE, isQuiet, scheduleSchema } from './schedule.ts';

const takes = (change: object) =>
  z.safeParse(scheduleSchema, { ...DEFAULT_SCHEDULE, ...change }).success;

test('a schedule has times, days and nothing else', () => {
  expect(takes({})).toBe(true);
  expect(takes({ checkIn: { at: '24:00', days: [1] } })).toBe(false);
  expect(takes({ checkIn: { at: '08:00', days: [8] } })).toBe(false);
  expect(takes({ weekly: { at: '08:00', day: 0 } })).toBe(false);
  expect(takes({ quiet: { from: '22:00', until: '8:00', days: [] } })).toBe(false);
  expect(takes({ more: true })).toBe(false);
});

test.each([
  ['in the night before midnight', '2026-11-23T19:00:00Z', true],
  ['after it', '2026-11-23T23:30:00Z', true],
  ['to the last minute', '2026-11-24T04:59:00Z', true],
  ['not when it ends', '2026-11-24T05:00:00Z', false],
  ['not by day', '2026-11-23T18:59:00Z', false],
  // 20 November 2026 is a Friday; the quiet Saturday begins at midnight in Riyadh.
  ['on a quiet day', '2026-11-21T10:00:00Z', true],
  ['and not on the day before', '2026-11-20T10:00:00Z', false],
])('in Riyadh it is quiet %s', (_when, instant, quiet) => {
  const schedule = { ...DEFAULT_SCHEDULE, quiet: { ...DEFAULT_SCHEDULE.quiet, days: [6] } };
  expect(isQuiet(schedule, new Date(instant), 'Asia/Riyadh')).toBe(quiet);
});

test('hours of one day, and none', () => {
  const at = (from: string, until: string) =>
    isQuiet(
      { ...DEFAULT_SCHEDULE, quiet: { from, until, days: [] } },
      new Date('2026-11-23T13:00:00Z'),
      'UTC',
    );
  expect([at('12:00', '14:00'), at('14:00', '15:00'), at('13:00', '13:00')]).toEqual([
    true,
    false,
    false,
  ]);
});
