import { expect, test } from 'vitest';
import { getTimeZone } from './time-zone.ts';

const device = Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  [{ timeZone: 'Pacific/Kiritimati' }, 'Pacific/Kiritimati'],
  [{ timeZone: 'Etc/GMT+12' }, 'Etc/GMT+12'],
  [{ timeZone: null }, device],
  [{ timeZone: 'Mars/Olympus' }, device],
  [null, device],
  [undefined, device],
])('of the settings %o it is %s', (settings, zone) => {
  expect(getTimeZone(settings)).toBe(zone);
});
