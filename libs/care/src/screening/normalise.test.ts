import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['so tired i want to dye', 'so tired i want to die'],
  ['I dye my hair', 'i dye my hair'],
  ['dyeing eggs with the kids', 'dyeing eggs with the kids'],
  ['thinking of s.u.i.c.i.d.e again', 'thinking of suicide again'],
  ['k i l l myself', 'kill myself'],
  ['I want to d-i-e', 'i want to die'],
  ['A B C or D', 'a b c or d'],
  ['he sussed it out', 'he sussed it out'],
  ['livin with pain', 'living with pain'],
])('%s is %s', (text, plain) => {
  expect(normalise(text)).toBe(plain);
});
