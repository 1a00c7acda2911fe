import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daypart, daypartOfHour } from './daypart.ts';
import { findInstant, localDateAt, localTimeAt, wallClock } from './zoned.ts';

describe('the local date of an instant', () => {
  test.each([
    ['2026-11-20T21:30:00Z', 'Asia/Riyadh', '2026-11-21', 0],
    ['2026-11-21T04:59:00Z', 'America/New_York', '2026-11-20', 23],
    ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22', 0],
    // New York springs from 01:59 to 03:00 on 8 March 2026.
    ['2026-03-08T06:59:00Z', 'America/New_York', '2026-03-08', 1],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08', 3],
    ['2026-11-21T00:15:00Z', 'UTC', '2026-11-21', 0],
  ])('%s in %s is %s, hour %i', (instant, zone, localDate, hour) => {
    expect(wallClock(new Date(instant), zone)).toEqual({ localDate, hour });
    expect(localDateAt(new Date(instant), zone)).toBe(localDate);
  });

  test('an unknown zone is an error', () => {
    expect(() => localDateAt(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the instant of a local time', () => {
  test.each([
    // Twice: clocks go back from 03:00 to 02:00 in Berlin, from 02:00 to 01:00 in New York.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    // Never: they go forward. Half an hour only, on Lord Howe.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-10-04T02:00', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2026-04-24T00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-02-28T23:59', 'Pacific/Kiritimati', '2026-02-28T09:59:00.000Z'],
    ['2028-02-29T00:00', 'Etc/GMT+12', '2028-02-29T12:00:00.000Z'],
  ])('%s in %s is %s', (localTime, zone, instant) => {
    expect(findInstant(localTime, zone)?.toISOString()).toBe(instant);
  });

  test.each(['2026-02-30T10:00', '2026-01-01T24:00', '2026-01-01T10:60', '2026-01-01', ''])(
    '%j is none',
    (localTime) => {
      expect(findInstant(localTime, 'UTC')).toBeNull();
    },
  );

  test('is never after an instant at which clocks show that time: now is not the future', () => {
    // Each when clocks go back there.
    const change = fc.constantFrom(
      ['Europe/Berlin', Date.UTC(2026, 9, 25, 1)] as const,
      ['America/New_York', Date.UTC(2026, 10, 1, 6)] as const,
      ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15)] as const,
      ['Africa/Cairo', Date.UTC(2026, 9, 29, 21)] as const,
    );
    fc.assert(
      fc.property(change, fc.integer({ min: -240, max: 240 }), ([zone, at], minutes) => {
        const now = new Date(at + minutes * 60_000);
        const shown = localTimeAt(now, zone);
        const found = findInstant(shown, zone);
        expect(found && localTimeAt(found, zone)).toBe(shown);
        expect(found?.getTime()).toBeLessThanOrEqual(now.getTime());
      }),
      { numRuns: 300 },
    );
  });
});

describe('the part of the day', () => {
  test.each([
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'day'],
    [17, 'day'],
    [18, 'evening'],
    [21, 'evening'],
    [22, 'night'],
    [0, 'night'],
  ])('%i o’clock is %s', (hour, part) => {
    expect(daypartOfHour(hour)).toBe(part);
  });

  test('is that of the person’s own zone', () => {
    const instant = new Date('2026-11-21T03:30:00Z');
    expect(daypart(instant, 'Asia/Riyadh')).toBe('morning');
    expect(daypart(instant, 'America/New_York')).toBe('night');
  });
});
