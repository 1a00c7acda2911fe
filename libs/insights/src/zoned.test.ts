import { describe, expect, test } from 'vitest';
import { daypart, daypartOfHour } from './daypart.ts';
import { localDateAt, wallClock } from './zoned.ts';

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
