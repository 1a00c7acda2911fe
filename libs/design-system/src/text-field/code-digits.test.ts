import { expect, it } from 'vitest';
import { codeDigits } from './code-digits.ts';

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['\u2068012\u00a0345\u2069', '012345'],
  ['١٢٣ ٤٥٠', '123450'],
  ['۱۲۳۴۵۶', '123456'],
])('reads %j', (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６', '12.456'])('refuses %j', (typed) => {
  expect(codeDigits(typed)).toBeNull();
});
