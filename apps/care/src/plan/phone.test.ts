import { expect, test } from 'vitest';
import { findPhone, toName } from './phone.ts';

test.each([
  ['Rana, my sister: +20 100 123 4567', '+20 100 123 4567', 'Rana'],
  ['رنا، أختي ٠١٠٠١٢٣٤٥٦٧', '01001234567', 'رنا'],
  ['Dr. Mansour (02) 2735-1234', '02) 2735-1234', 'Dr'],
  ['116123', '116123', '116123'],
])('%s', (line, phone, name) => {
  expect(findPhone(line)).toBe(phone);
  expect(toName(line)).toBe(name);
});

test.each(['weekdays 9 to 17', 'since 20-11-2026', 'the café by the library', 'room 1204'])(
  'no number: %s',
  (line) => expect(findPhone(line)).toBeNull(),
);
