import { expect, it } from 'vitest';
import { dangerOf } from './danger-of.ts';

const PAGE = 'We walked to the market and bought bread, and the rain stopped. '.repeat(40);

it('is nothing for a text in no script that was learnt', () => {
  expect(dangerOf('')).toBe(-Infinity);
  expect(dangerOf('мне грустно')).toBe(-Infinity);
});

it('of a line on a long page is that of the line among its neighbours', () => {
  expect(dangerOf(PAGE)).toBeLessThan(0);
  expect(dangerOf(`${PAGE}I have decided to end my life tonight. ${PAGE}`)).toBeGreaterThan(
    dangerOf(PAGE) + 1,
  );
});

it('of a sentence counts among others, in either script', () => {
  expect(dangerOf('The tea was good. I do not want to live any more.')).toBeGreaterThan(0);
  expect(dangerOf('The tea was good. ما عاد بدي عيش، بدي موت')).toBeGreaterThan(0);
});
