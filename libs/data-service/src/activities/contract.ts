import type * as vitest from 'vitest';
import type { Activity } from './activity.ts';
import { newActivity } from './new-activity.ts';
import type { ActivityService } from './service.ts';

const NOW = new Date('2026-11-20T21:12:07.014Z');

function made(values: Partial<Parameters<typeof newActivity>[0]> = {}): Activity {
  const done = { exercise: 'mindful-breathing', minutes: 2 };
  return newActivity({ ...done, now: NOW, timeZone: 'Asia/Riyadh', ...values });
}

/**
 * The tests that every ActivityService must pass. Each asks `service` for one of a user who may already have
 * activities of other ids.
 */
export function activityContract(
  service: () => Promise<ActivityService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const ALL = { sinceLocalDate: '2000-01-01' };
  const listed = async (from: ActivityService, ...ids: string[]): Promise<Activity[]> =>
    (await from.list(ALL)).filter(({ id }) => ids.includes(id));

  describe('record', () => {
    it('stores minutes, ratings, instant, zone and local day; what was not asked is null', async () => {
      const activities = await service();
      const rated = made({ ratingBefore: 0, ratingAfter: 10 });
      const early = made({ minutes: 74 / 60, completed: false });
      expect(await activities.record(rated)).toEqual(rated);
      expect(await activities.record(early)).toMatchObject({ minutes: 1.23, completed: false });
      expect(await listed(activities, rated.id)).toEqual([rated]);
      expect(await listed(activities, early.id)).toEqual([
        { ...early, ratingBefore: null, ratingAfter: null },
      ]);
      expect(rated).toMatchObject({ occurredAt: NOW.toISOString(), localDate: '2026-11-21' });
    });

    const wrong: [string, Partial<Activity>][] = [
      ['negative minutes', { minutes: -1 }],
      ['more than a day', { minutes: 1441 }],
      ['a rating above 10', { ratingAfter: 11 }],
      ['a rating between two steps', { ratingBefore: 4.5 }],
      ['an exercise with spaces', { exercise: 'Mindful Breathing' }],
      ['a day that is none', { localDate: '2026-02-30' }],
    ];
    it.each(wrong)('refuses %s as invalid and stores nothing', async (_what, values) => {
      const activities = await service();
      const bad = { ...made(), ...values };
      await expect(activities.record(bad)).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await listed(activities, bad.id)).toEqual([]);
    });

    it('repeated, also at the same time, stores once and leaves the first as it was', async () => {
      const activities = await service();
      const first = made();
      await Promise.all([activities.record(first), activities.record(first)]);
      expect(await activities.record({ ...first, minutes: 5 })).toEqual(first);
      expect(await listed(activities, first.id)).toEqual([first]);
    });
  });

  describe('rate', () => {
    it('says how one felt, and leaves the rest', async () => {
      const activities = await service();
      const done = await activities.record(made());
      const ratings = { ratingBefore: 3, ratingAfter: 7 };
      expect(await activities.rate(done.id, ratings)).toEqual({ ...done, ...ratings });
      const back = { ratingBefore: null, ratingAfter: 0 };
      await activities.rate(done.id, back);
      expect(await listed(activities, done.id)).toEqual([{ ...done, ...back }]);
    });

    it.each([-1, 11, 2.5])('refuses %d as invalid', async (ratingAfter) => {
      const activities = await service();
      const done = await activities.record(made());
      const rating = activities.rate(done.id, { ratingBefore: null, ratingAfter });
      await expect(rating).rejects.toMatchObject({ code: 'invalid' });
      expect(await listed(activities, done.id)).toEqual([done]);
    });

    it('is a conflict where there is no such activity', async () => {
      const rating = (await service()).rate(made().id, { ratingBefore: 1, ratingAfter: 1 });
      await expect(rating).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('list', () => {
    it('is in order of time and begins with the given local date', async () => {
      const activities = await service();
      const at = (now: string) => made({ now: new Date(now) });
      const before = at('2026-11-20T20:59:59.999Z');
      const [late, early] = [at('2026-11-20T22:00:00Z'), at('2026-11-20T21:00:00Z')];
      for (const each of [late, before, early]) await activities.record(each);
      const mine = [late.id, early.id, before.id];
      const found = await activities.list({ sinceLocalDate: '2026-11-21' });
      expect(found.filter(({ id }) => mine.includes(id))).toEqual([early, late]);
      expect(await activities.list({ sinceLocalDate: '2999-01-01' })).toEqual([]);
    });
  });
}
