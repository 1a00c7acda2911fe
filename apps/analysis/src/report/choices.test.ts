import { expect, test } from 'vitest';
import { firstChoices, toRange } from './choices.ts';

const TODAY = '2026-11-20';

test.each([
  ['14', { from: '2026-11-07', to: TODAY }],
  ['28', { from: '2026-10-24', to: TODAY }],
  ['90', { from: '2026-08-23', to: TODAY }],
] as const)('%s days end today', (span, range) => {
  expect(toRange({ span, from: '', to: '' }, TODAY)).toEqual(range);
});

test.each([
  ['as they are', '2026-01-05', '2026-02-01', '2026-01-05', '2026-02-01'],
  ['the wrong way round', '2026-02-01', '2026-01-05', '2026-01-05', '2026-02-01'],
  ['in the future', '2026-11-10', '2027-01-01', '2026-11-10', TODAY],
  ['one missing', '', '2026-01-05', '2026-01-05', '2026-01-05'],
  ['both missing', '', '', TODAY, TODAY],
  ['more than a year', '2020-01-01', '2026-11-20', '2025-11-20', TODAY],
])('dates of their own, %s', (_, from, to, first, last) => {
  expect(toRange({ span: 'dates', from, to }, TODAY)).toEqual({ from: first, to: last });
});

test('nothing that was written is in a report until it is chosen, and names stay away', () => {
  const first = firstChoices('ar', TODAY, 'en-US');
  expect(first).toMatchObject({ notes: 'none', hidesPeople: true, hidesName: true });
  expect(first).toMatchObject({ language: 'ar', paper: 'letter' });
  expect(firstChoices('fr', TODAY, 'de-DE')).toMatchObject({ language: 'fr', paper: 'a4' });
  expect(firstChoices('nl', TODAY, 'de-DE')).toMatchObject({ language: 'en' });
});
