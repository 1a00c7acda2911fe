import type * as vitest from 'vitest';
import { type Habit, newHabit } from './habit.ts';
import { doneDays, newMark } from './mark.ts';
import type { HabitService } from './service.ts';

const NOW = new Date('2026-11-20T21:12:07.014Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const ALL = { sinceLocalDate: '2000-01-01' };

function made(values: Partial<Parameters<typeof newHabit>[0]> = {}): Habit {
  return newHabit({
    ...{ title: 'Walk', description: '', category: 'Health', perWeek: 3, exercise: null },
    ...{ now: NOW, timeZone: 'Asia/Riyadh' },
    ...values,
  });
}

/** The tests that every HabitService must pass; its user may have habits of other ids. */
export function habitContract(
  service: () => Promise<HabitService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const listed = async (from: HabitService, ...ids: string[]): Promise<Habit[]> =>
    (await from.list(ALL)).habits.filter(({ id }) => ids.includes(id));
  const days = async (from: HabitService, { id }: Habit, since = ALL): Promise<string[]> =>
    [...(doneDays((await from.list(since)).marks).get(id) ?? [])].sort();

  describe('add', () => {
    it('stores what was entered, trimmed, with instant and local day, once', async () => {
      const habits = await service();
      const habit = made({ title: '  قراءة 🌿 ', description: ' سطر ', exercise: 'body-scan' });
      await Promise.all([habits.add(habit), habits.add(habit)]);
      expect(await habits.add({ ...habit, title: 'Other' })).toEqual(habit);
      expect(await listed(habits, habit.id)).toEqual([habit]);
      expect(habit).toMatchObject({
        ...{ title: 'قراءة 🌿', description: 'سطر', perWeek: 3, exercise: 'body-scan' },
        ...{ startedOn: '2026-11-21', createdAt: NOW.toISOString(), version: 1 },
      });
    });

    const wrong: [string, Partial<Habit>][] = [
      ['an empty title', { title: ' ' }],
      ['no time a week', { perWeek: 0 }],
      ['eight times a week', { perWeek: 8 }],
      ['an exercise with spaces', { exercise: 'Body scan' }],
    ];
    it.each(wrong)('refuses %s as invalid and stores nothing', async (_what, values) => {
      const habits = await service();
      const bad = { ...made(), ...values };
      await expect(habits.add(bad)).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
      expect(await listed(habits, bad.id)).toEqual([]);
    });
  });

  it('list is in the order of making', async () => {
    const habits = await service();
    const [early, late] = [made({ now: later(10) }), made({ now: later(20) })];
    for (const each of [late, early]) await habits.add(each);
    expect(await listed(habits, early.id, late.id)).toEqual([early, late]);
  });

  describe('mark', () => {
    it('says that a day was done, an earlier one too, and takes it back', async () => {
      const habits = await service();
      const habit = await habits.add(made());
      const say = (localDate: string, done: boolean, minutes: number) =>
        habits.mark(newMark({ habitId: habit.id, localDate, done, now: later(minutes) }));
      await say('2026-11-20', true, 1);
      await say('2026-11-12', true, 2);
      expect(await days(habits, habit)).toEqual(['2026-11-12', '2026-11-20']);
      expect(await days(habits, habit, { sinceLocalDate: '2026-11-13' })).toEqual(['2026-11-20']);
      await say('2026-11-20', false, 3);
      expect(await days(habits, habit)).toEqual(['2026-11-12']);
    });

    it('of a day the last saying holds, in whatever order it arrives and however often', async () => {
      const habits = await service();
      const habit = await habits.add(made());
      const of = { habitId: habit.id, localDate: '2026-11-20' };
      const first = newMark({ ...of, done: true, now: NOW });
      const last = newMark({ ...of, done: false, now: later(1) });
      for (const mark of [last, first, last, first]) await habits.mark(mark);
      expect(await days(habits, habit)).toEqual([]);
      const again = newMark({ ...of, done: true, now: NOW, known: [first, last] });
      await Promise.all([habits.mark(again), habits.mark(again)]);
      expect(await days(habits, habit)).toEqual(['2026-11-20']);
    });

    it('is refused where there is no such habit', async () => {
      const mark = newMark({ habitId: made().id, localDate: '2026-11-20', done: true, now: NOW });
      await expect((await service()).mark(mark)).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('change', () => {
    const words = {
      ...{ title: ' Swim ', description: 'The sea is near', category: 'Personal' as const },
      ...{ perWeek: 2, exercise: 'walking-attention' },
    };
    it('stores words, number and exercise, and leaves the days', async () => {
      const habits = await service();
      const habit = await habits.add(made());
      await habits.mark(
        newMark({ habitId: habit.id, localDate: '2026-11-20', done: true, now: NOW }),
      );
      const changed = await habits.change(habit, words);
      expect(changed).toEqual({ ...habit, ...words, title: 'Swim', version: 2 });
      expect(await listed(habits, habit.id)).toEqual([changed]);
      expect(await days(habits, habit)).toEqual(['2026-11-20']);
      await expect(habits.change(habit, words)).rejects.toMatchObject({ code: 'conflict' });
    });

    it('refuses what breaks a rule, and changes nothing', async () => {
      const habits = await service();
      const habit = await habits.add(made());
      await expect(habits.change(habit, { ...words, perWeek: 9 })).rejects.toMatchObject({
        code: 'invalid',
      });
      expect(await listed(habits, habit.id)).toEqual([habit]);
    });
  });

  it('remove takes the days along, and may be repeated', async () => {
    const habits = await service();
    const habit = await habits.add(made());
    await habits.mark(
      newMark({ habitId: habit.id, localDate: '2026-11-20', done: true, now: NOW }),
    );
    await habits.remove(habit.id);
    await habits.remove(habit.id);
    expect(await listed(habits, habit.id)).toEqual([]);
    expect(await days(habits, habit)).toEqual([]);
  });
}
