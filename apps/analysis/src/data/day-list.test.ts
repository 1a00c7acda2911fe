import { newCheckIn } from '@nafas/data-service/check-ins';
import { dayFigures } from '@nafas/insights';
import { expect, test } from 'vitest';
import { daysWith, withArrived, type DayList } from './day-list.ts';

const at = (instant: string, mood = 5) =>
  newCheckIn({ mood, energy: 5, stress: 5, now: new Date(instant), timeZone: 'UTC' });
const [first, second, third] = [
  at('2026-11-18T08:00:00Z'),
  at('2026-11-19T08:00:00Z', 9),
  at('2026-11-19T20:00:00Z', 2),
];
const list: DayList = {
  since: '2026-11-18',
  days: dayFigures([first]),
  arrived: [],
  earlier: false,
};

test('what the server does not have yet is added up with its days', () => {
  expect(daysWith(list, [second, third])).toEqual(dayFigures([first, second, third]));
});

test('one that arrived and is still in the outbox counts once', () => {
  expect(daysWith(withArrived(list, [second]), [second])).toEqual(dayFigures([first, second]));
});

test('what is older than the list does not enter it', () => {
  expect(daysWith(list, [at('2026-11-17T08:00:00Z')])).toBe(list.days);
});
