import { addDays } from '@nafas/insights';
import type * as vitest from 'vitest';
import { type Goal, GOAL_CATEGORIES, newGoal } from './goal.ts';
import type { GoalService } from './service.ts';

const NOW = new Date('2026-11-20T21:12:07.014Z');
/** Where it is already tomorrow then. */
const TODAY = '2026-11-21';

function made(values: Partial<Parameters<typeof newGoal>[0]> = {}): Goal {
  return newGoal({
    title: 'Walk before sunset',
    description: 'Because my energy follows my steps',
    category: 'Health',
    deadline: addDays(TODAY, 30),
    now: NOW,
    timeZone: 'Asia/Riyadh',
    ...values,
  });
}

/**
 * The tests that every GoalService must pass. Each asks `service` for one of a user who may already have
 * goals of other ids.
 */
export function goalContract(
  service: () => Promise<GoalService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const listed = async (from: GoalService, ...ids: string[]): Promise<Goal[]> =>
    (await from.list()).filter(({ id }) => ids.includes(id));

  describe('add', () => {
    it('stores everything as entered, with progress 0, instant and local day (DATA-194)', async () => {
      const goals = await service();
      const goal = made({ title: '  قراءة كتاب 🌿 ', description: 'سطر\nوسطر' });
      expect(await goals.add(goal)).toEqual(goal);
      expect(await listed(goals, goal.id)).toEqual([goal]);
      expect(goal).toMatchObject({
        title: 'قراءة كتاب 🌿',
        progress: 0,
        startedOn: TODAY,
        createdAt: NOW.toISOString(),
        version: 1,
      });
    });

    it.each(GOAL_CATEGORIES)('accepts the category %s', async (category) => {
      const goals = await service();
      expect(await goals.add(made({ category }))).toMatchObject({ category });
    });

    it('accepts the longest words, the shortest, and a deadline today', async () => {
      const goals = await service();
      const long = made({ title: '🌿'.repeat(120), description: '🌿'.repeat(2000) });
      const short = made({ title: 'a', description: 'b', deadline: TODAY });
      expect(await goals.add(long)).toEqual(long);
      expect(await goals.add(short)).toEqual(short);
    });

    const wrong: [string, Partial<Goal>][] = [
      ['an empty title', { title: '' }],
      ['a title of spaces', { title: ' \n ' }],
      ['a title of 121 characters', { title: 'a'.repeat(121) }],
      ['an empty description', { description: '' }],
      ['a description of 2001 characters', { description: 'a'.repeat(2001) }],
      ['a category that is none', { category: 'Sleep' as Goal['category'] }],
      ['a deadline that is no day', { deadline: '2026-02-30' }],
      ['a deadline before it began', { deadline: '2026-11-20' }],
      ['a progress above 100', { progress: 101 }],
      ['a progress below 0', { progress: -1 }],
    ];
    it.each(wrong)('refuses %s as invalid and stores nothing', async (_what, values) => {
      const goals = await service();
      const bad = { ...made(), ...values };
      await expect(goals.add(bad)).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
      expect(await listed(goals, bad.id)).toEqual([]);
    });

    it('repeated, also at the same time, stores once and leaves the first as it was', async () => {
      const goals = await service();
      const first = made();
      await Promise.all([goals.add(first), goals.add(first)]);
      expect(await goals.add({ ...first, title: 'Other' })).toEqual(first);
      expect(await listed(goals, first.id)).toEqual([first]);
    });
  });

  describe('list', () => {
    it('is in the order of making, whatever the order of adding (DATA-193)', async () => {
      const goals = await service();
      const at = (time: string) => made({ now: new Date(`2026-11-20T${time}Z`) });
      const [late, early, middle] = [at('21:30:00'), at('21:10:00'), at('21:20:00')];
      for (const each of [late, early, middle]) await goals.add(each);
      expect(await listed(goals, late.id, early.id, middle.id)).toEqual([early, middle, late]);
    });
  });

  describe('set progress', () => {
    it.each([0, 1, 100])('to %i, and back', async (progress) => {
      const goals = await service();
      const goal = await goals.add(made());
      const changed = await goals.setProgress(goal, progress);
      expect(changed).toEqual({ ...goal, progress, version: 2 });
      expect(await listed(goals, goal.id)).toEqual([changed]);
      expect(await goals.setProgress(changed, 50)).toEqual({ ...goal, progress: 50, version: 3 });
    });

    it.each([-1, 101, 50.5, Number.NaN])(
      'refuses %d as invalid (DATA-132, DATA-133)',
      async (progress) => {
        const goals = await service();
        const goal = await goals.add(made());
        await expect(goals.setProgress(goal, progress)).rejects.toMatchObject({ code: 'invalid' });
        expect(await listed(goals, goal.id)).toEqual([goal]);
      },
    );

    it('is a conflict on a version that is past, and changes nothing', async () => {
      const goals = await service();
      const goal = await goals.add(made());
      const changed = await goals.setProgress(goal, 40);
      await expect(goals.setProgress(goal, 80)).rejects.toMatchObject({ code: 'conflict' });
      expect(await listed(goals, goal.id)).toEqual([changed]);
    });
  });

  describe('change', () => {
    const words = {
      title: ' Swim ',
      description: ' The sea is near ',
      category: 'Personal',
      deadline: addDays(TODAY, 60),
    } as const;

    it('takes words, category and deadline, and leaves progress, history and place', async () => {
      const goals = await service();
      const goal = await goals.setProgress(await goals.add(made()), 30);
      const changed = await goals.change(goal, words);
      expect(changed).toEqual({
        ...goal,
        ...words,
        title: 'Swim',
        description: 'The sea is near',
        version: 3,
      });
      expect(await listed(goals, goal.id)).toEqual([changed]);
      expect((await goals.steps([goal.id])).map(({ progress }) => progress)).toEqual([0, 30]);
    });

    it.each([
      ['no title', { title: ' ' }],
      ['a title of 121 characters', { title: 'a'.repeat(121) }],
      ['no description', { description: '' }],
      ['a deadline before it began', { deadline: '2026-11-20' }],
    ])('refuses %s as invalid, and changes nothing', async (_what, wrong) => {
      const goals = await service();
      const goal = await goals.add(made());
      await expect(goals.change(goal, { ...words, ...wrong })).rejects.toMatchObject({
        code: 'invalid',
      });
      expect(await listed(goals, goal.id)).toEqual([goal]);
    });

    it('is a conflict on a version that is past, and changes nothing', async () => {
      const goals = await service();
      const goal = await goals.add(made());
      const changed = await goals.setProgress(goal, 40);
      await expect(goals.change(goal, words)).rejects.toMatchObject({ code: 'conflict' });
      expect(await listed(goals, goal.id)).toEqual([changed]);
    });
  });

  describe('reached', () => {
    it('tells when a goal was completed, and again when it is completed again', async () => {
      const goals = await service();
      const [goal, other] = [await goals.add(made()), await goals.add(made())];
      await goals.setProgress(other, 99);
      expect((await goals.reached()).has(goal.id)).toBe(false);
      const done = await goals.setProgress(goal, 100);
      const first = (await goals.reached()).get(goal.id) ?? '';
      expect(first).toBe(new Date(first).toISOString());
      expect((await goals.reached()).has(other.id)).toBe(false);
      await goals.setProgress(await goals.setProgress(done, 60), 100);
      const second = (await goals.reached()).get(goal.id) ?? '';
      expect(second >= first).toBe(true);
      expect([...(await goals.reached()).keys()].filter((id) => id === goal.id)).toHaveLength(1);
    });
  });

  describe('steps', () => {
    it('tell every progress a goal had and since when, of the goals asked for', async () => {
      const goals = await service();
      const [goal, other] = [await goals.add(made()), await goals.add(made())];
      await goals.setProgress(await goals.setProgress(goal, 40), 25);
      await goals.setProgress(other, 70);
      const steps = await goals.steps([goal.id]);
      expect(steps.map(({ goalId, progress }) => [goalId, progress])).toEqual([
        [goal.id, 0],
        [goal.id, 40],
        [goal.id, 25],
      ]);
      const instants = steps.map(({ recordedAt }) => recordedAt);
      expect(instants).toEqual([...instants].sort());
      expect(instants.map((instant) => new Date(instant).toISOString())).toEqual(instants);
    });
  });

  describe('remove', () => {
    it('takes the goal away for good, and only it; again it does no harm (DATA-195)', async () => {
      const goals = await service();
      const [goal, other] = [await goals.add(made()), await goals.add(made())];
      await goals.remove(goal.id);
      await goals.remove(goal.id);
      expect(await listed(goals, goal.id, other.id)).toEqual([other]);
      await expect(goals.setProgress(goal, 10)).rejects.toMatchObject({ code: 'conflict' });
    });

    it('is undone by adding the goal again: progress, day and place in the list come back', async () => {
      const goals = await service();
      const goal = await goals.add(made({ now: new Date('2026-11-20T21:00:00Z') }));
      const other = await goals.add(made());
      const changed = await goals.setProgress(goal, 70);
      await goals.remove(goal.id);
      const back = await goals.add(changed);
      expect(back).toEqual({ ...changed, version: 1 });
      expect(await listed(goals, goal.id, other.id)).toEqual([back, other]);
    });
  });
}
