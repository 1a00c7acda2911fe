import { expect, test } from 'vitest';
import { firstChoice, toDateSpan } from './choice.ts';

const TODAY = '2026-11-21';
const custom = (from: string, to: string) =>
  toDateSpan({ name: 'custom', custom: { from, to } }, TODAY, 1);

test('thirty days at first, and two weeks for a custom range', () => {
  const choice = firstChoice(TODAY);
  expect(toDateSpan(choice, TODAY, 1)).toEqual({ from: '2026-10-23', to: TODAY });
  expect(toDateSpan({ ...choice, name: 'custom' }, TODAY, 1)).toEqual({
    from: '2026-11-08',
    to: TODAY,
  });
});

test('a custom range of one day, and of a leap year', () => {
  expect(custom(TODAY, TODAY)).toEqual({ from: TODAY, to: TODAY });
  expect(custom('2024-01-01', '2024-12-31')).toEqual({ from: '2024-01-01', to: '2024-12-31' });
});

test.each([
  ['', TODAY, 'incomplete'],
  ['2026-02-30', TODAY, 'incomplete'],
  ['2026-11-20', '2026-11-19', 'reversed'],
  ['2026-11-20', '2026-11-22', 'future'],
  ['2025-11-20', '2026-11-21', 'too-long'],
])('from %s to %s is %s', (from, to, problem) => {
  expect(custom(from, to)).toBe(problem);
});
