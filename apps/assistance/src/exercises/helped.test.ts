import { newActivity } from '@nafas/data-service/activities';
import { expect, test } from 'vitest';
import { countHelped } from './helped.ts';

const did = (exercise: string, ratingBefore: number | null, ratingAfter: number | null) =>
  newActivity({
    exercise,
    minutes: 4,
    ratingBefore,
    ratingAfter,
    now: new Date('2026-11-21T06:00:00Z'),
    timeZone: 'Asia/Riyadh',
  });

test('it helped where it was better after than before; half a rating is none', () => {
  const counted = countHelped([
    did('body-scan', 3, 5),
    did('body-scan', 5, 5),
    did('body-scan', 5, 2),
    did('body-scan', null, 9),
    did('values-card', 4, null),
  ]);
  expect(counted.get('body-scan')).toEqual({ done: 4, rated: 3, helped: 1 });
  expect(counted.get('values-card')).toEqual({ done: 1, rated: 0, helped: 0 });
  expect(counted.get('box-breathing')).toBeUndefined();
});
