import { beforeAll, expect, it } from 'vitest';
import { scoreDanger } from './score-danger.ts';
import { prepareScreening } from '../prepare-screening.ts';

beforeAll(() => prepareScreening());

const PAGE = 'We walked to the market and bought bread, and the rain stopped. '.repeat(40);

it('is nothing for a text in no script that was learnt', () => {
  expect(scoreDanger('')).toBe(-Infinity);
  expect(scoreDanger('мне грустно')).toBe(-Infinity);
});

it('of a line on a long page is that of the line among its neighbours', () => {
  expect(scoreDanger(PAGE)).toBeLessThan(0);
  expect(scoreDanger(`${PAGE}I have decided to end my life tonight. ${PAGE}`)).toBeGreaterThan(
    scoreDanger(PAGE) + 1,
  );
});

it('of a sentence counts among others, in either script', () => {
  expect(scoreDanger('The tea was good. I do not want to live any more.')).toBeGreaterThan(0);
  expect(scoreDanger('The tea was good. ما عاد بدي عيش، بدي موت')).toBeGreaterThan(0);
});
