import { newActivity } from '@nafas/data-service/activities';
import { newCheckIn } from '@nafas/data-service/check-ins';
import { addDays } from '@nafas/insights';
import { expect, test } from 'vitest';
import { learntToday } from './learnt-today.ts';

const TODAY = '2026-11-21';
const NOW = { instant: `${TODAY}T20:00:00.000Z`, today: TODAY };
const at = (daysAgo: number, time: string) => ({
  now: new Date(`${addDays(TODAY, -daysAgo)}T${time}:00Z`),
  timeZone: 'UTC',
});
const said = (daysAgo: number, mood: number, energy: number) =>
  newCheckIn({ mood, energy, stress: 1, ...at(daysAgo, '18:00') });

/** Evenings of this mood on which a body scan helped, and how it is now. */
function createHistory(count: number, mood: number, now: readonly [mood: number, energy: number]) {
  const evenings = Array.from({ length: count }, (_, index) => index + 1);
  return {
    checkIns: [...evenings.map((daysAgo) => said(daysAgo, mood, mood)), said(0, ...now)],
    activities: evenings.map((daysAgo) =>
      newActivity({
        ...{ exercise: 'body-scan', minutes: 10, ratingBefore: 3, ratingAfter: 7 },
        ...at(daysAgo, '19:00'),
      }),
    ),
  };
}

test('over the days what helped is offered most, and now and then another', () => {
  const known = createHistory(30, 7, [7, 8]);
  const offered = Array.from({ length: 40 }, (_, index) =>
    learntToday(known, { ...NOW, today: addDays(TODAY, index) }),
  );
  const scans = offered.filter((one) => one?.exercise === 'body-scan');
  expect(scans.length).toBeGreaterThan(20);
  expect(scans[0]).toEqual({ exercise: 'body-scan', helped: 30, of: 30 });
  expect(scans.length).toBeLessThan(40);
});

test.each([
  ['fewer than five outcomes are known', createHistory(4, 7, [7, 8])],
  ['they are of other moments', createHistory(30, 2, [7, 8])],
  ['the mood is at its lowest', createHistory(30, 1, [1, 4])],
])('nothing is offered where %s', (_why, known) => {
  expect(learntToday(known, NOW)).toBeNull();
});
