import { ACHIEVEMENT_IDS, addDays } from '@nafas/insights';
import type * as vitest from 'vitest';
import { newActivity } from '../activities/new-activity.ts';
import type { ActivityService } from '../activities/service.ts';
import { newCheckIn } from '../check-ins/check-in.ts';
import type { CheckInService } from '../check-ins/service.ts';
import { newGoal } from '../goals/goal.ts';
import type { GoalService } from '../goals/service.ts';
import { readAchievementCatalogue } from './catalogue.ts';
import type { AchievementService } from './service.ts';

/** A user who has done nothing yet, and the services they can use. */
export interface AchievementWorld {
  readonly achievements: AchievementService;
  readonly checkIns: CheckInService;
  readonly goals: GoalService;
  readonly activities: ActivityService;
}

const FIRST = '2026-11-01';
const TIME_ZONE = 'Asia/Riyadh';

/** The tests that every AchievementService must pass. `world` is another new user each time. */
export function achievementContract(
  world: () => Promise<AchievementWorld>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  // Late in the evening of UTC: where the person is, it is the next day already.
  const evening = (offset: number) => new Date(`${addDays(FIRST, offset - 1)}T22:00:00Z`);
  async function checkIn(to: AchievementWorld, ...offsets: number[]): Promise<void> {
    for (const offset of offsets) {
      const how = { mood: 6, energy: 5, stress: 4 };
      await to.checkIns.submit(newCheckIn({ ...how, now: evening(offset), timeZone: TIME_ZONE }));
    }
  }
  async function findProgress(of: AchievementWorld, id: string) {
    const found = (await of.achievements.list()).find((each) => each.id === id);
    return found && { done: found.done, target: found.target, date: found.date };
  }

  describe('achievements', () => {
    it('are all listed in their order, with their words and nothing earned by nothing (DATA-196, DATA-134, DATA-135, DATA-136, DATA-137)', async () => {
      const listed = await (await world()).achievements.list();
      expect(listed.map(({ id }) => id)).toEqual([...ACHIEVEMENT_IDS]);
      expect(
        listed.map(({ id, icon, title, description }) => ({ id, icon, title, description })),
      ).toEqual(await readAchievementCatalogue());
      expect(listed.every(({ done, date }) => done === 0 && date === null)).toBe(true);
    });

    it('a check-in earns the first, on the person’s own day, for good (DATA-138)', async () => {
      const user = await world();
      await checkIn(user, 0);
      const earned = { done: 1, target: 1, date: FIRST };
      expect(await findProgress(user, 'first-check-in')).toEqual(earned);
      await checkIn(user, 40);
      expect(await findProgress(user, 'first-check-in')).toEqual(earned);
    });

    it('7 of 10 days with gaps are a steady week, and a gap takes nothing away (DECISION-074)', async () => {
      const user = await world();
      await checkIn(user, 0, 1, 3, 4, 4, 6);
      expect(await findProgress(user, 'steady-week')).toEqual({ done: 5, target: 7, date: null });
      await checkIn(user, 29);
      expect(await findProgress(user, 'steady-week')).toEqual({ done: 5, target: 7, date: null });
      expect(await findProgress(user, 'thirty-days')).toEqual({ done: 6, target: 30, date: null });
      // A day that was handed in late counts as the day it was.
      await checkIn(user, 9, 7);
      expect(await findProgress(user, 'steady-week')).toEqual({
        done: 7,
        target: 7,
        date: addDays(FIRST, 9),
      });
    });

    it('a goal that is set, and one that is completed: undone and removed, both stay', async () => {
      const user = await world();
      const now = new Date();
      const words = { title: 'Walk', description: 'To the sea', category: 'Health' } as const;
      const goal = await user.goals.add(
        newGoal({ ...words, deadline: '2100-01-01', now, timeZone: TIME_ZONE }),
      );
      const set = { done: 1, target: 1, date: goal.startedOn };
      expect(await findProgress(user, 'first-goal')).toEqual(set);
      expect(await findProgress(user, 'goal-completed')).toEqual({
        done: 0,
        target: 1,
        date: null,
      });
      const reached = await user.goals.setProgress(goal, 100);
      const completed = await findProgress(user, 'goal-completed');
      expect(completed).toMatchObject({ done: 1, target: 1, date: expect.any(String) });
      await user.goals.setProgress(reached, 40);
      expect(await findProgress(user, 'goal-completed')).toEqual(completed);
      await user.goals.remove(goal.id);
      expect(await findProgress(user, 'goal-completed')).toEqual(completed);
      expect(await findProgress(user, 'first-goal')).toEqual(set);
    });

    it('an exercise that is finished, and sixty minutes altogether', async () => {
      const user = await world();
      const record = (minutes: number, completed: boolean, offset: number) =>
        user.activities.record(
          newActivity({
            exercise: 'mindful-breathing',
            minutes,
            completed,
            now: evening(offset),
            timeZone: TIME_ZONE,
          }),
        );
      await record(59.5, false, 0);
      expect(await findProgress(user, 'first-exercise')).toEqual({
        done: 0,
        target: 1,
        date: null,
      });
      expect(await findProgress(user, 'sixty-minutes')).toEqual({
        done: 59,
        target: 60,
        date: null,
      });
      await record(0.5, true, 1);
      const date = addDays(FIRST, 1);
      expect(await findProgress(user, 'first-exercise')).toEqual({ done: 1, target: 1, date });
      expect(await findProgress(user, 'sixty-minutes')).toEqual({ done: 60, target: 60, date });
    });
  });
}
