import { newCheckIn } from '@nafas/data-service/check-ins';
import { expect, test } from 'vitest';
import { withCheckIns } from './check-in-list.ts';

const at = (instant: string, mood = 5) =>
  newCheckIn({ mood, energy: 5, stress: 5, now: new Date(instant), timeZone: 'UTC' });
const [early, middle, late] = [
  at('2026-11-18T08:00:00Z'),
  at('2026-11-19T08:00:00Z'),
  at('2026-11-20T08:00:00Z'),
];
const list = { since: '2026-11-18', checkIns: [early, late], earlier: false };

test('what the server does not have yet stands in its place in time', () => {
  expect(withCheckIns(list, [middle]).checkIns).toEqual([early, middle, late]);
});

test('what it has already stays as it has it, and the list is the same one', () => {
  expect(withCheckIns(list, [{ ...late, mood: 0 }])).toBe(list);
});

test('what is older than the list does not enter it', () => {
  expect(withCheckIns(list, [at('2026-11-17T08:00:00Z')])).toBe(list);
});
