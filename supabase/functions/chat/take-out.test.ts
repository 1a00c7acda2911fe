import { expect, test } from 'vitest';
import { takeOut } from './take-out.ts';

test.each([
  ['Write to layla@example.org or www.example.org/x', 'Write to [an address] or [a link]', 2],
  ['Call +20 100 123 4567 at 9', 'Call [a number] at 9', 1],
  ['رقمي ٠١٠٠١٢٣٤٥٦٧', 'رقمي [a number]', 1],
  ['I am Layla, not Laylah', 'I am [a name], not Laylah', 1],
  ['In 2026 I slept 5 hours', 'In 2026 I slept 5 hours', 0],
])('%s', (text, cleaned, takenOut) => {
  expect(takeOut(text, 'Layla Al')).toEqual({ text: cleaned, takenOut });
});
