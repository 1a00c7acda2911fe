import { mutate, notifyFailed } from '@nafas/data-service/client';
import { type Habit, type HabitMark, newMark } from '@nafas/data-service/habits';
import { removeHabit, saveHabit, saveMark } from '@nafas/data-service/habits/client';
import type { PlatformV1 } from '@nafas/platform';
import type { TFunction } from 'i18next';
import type { ShownHabit } from './use-habits.ts';

/**
 * The actions on a habit. A day is marked at once and kept without a network; a habit is removed at the server, and comes
 * back by the notice. A notice's action works after its page is gone.
 */
export function habitActions(platform: PlatformV1, t: TFunction) {
  const failed = (error: unknown, message: string, run: () => void) =>
    notifyFailed(platform, error, {
      message,
      action: { label: t('tryAgain', { ns: 'generic' }), run },
    });

  async function say({ habit, marks }: ShownHabit, localDate: string, done: boolean) {
    const mark = newMark({ habitId: habit.id, localDate, done, now: new Date(), known: marks });
    await keep(mark);
  }

  async function keep(mark: HabitMark): Promise<void> {
    try {
      await saveMark(platform, mark);
    } catch (error) {
      failed(error, t('habit.markFailed'), () => void keep(mark));
    }
  }

  async function restore(habit: Habit, marks: readonly HabitMark[]): Promise<void> {
    try {
      await saveHabit(platform, habit);
      for (const mark of marks) await saveMark(platform, mark);
    } catch (error) {
      failed(error, t('habit.undoFailed'), () => void restore(habit, marks));
    }
  }

  async function remove(habit: Habit): Promise<void> {
    try {
      const marks = await mutate(platform, removeHabit(platform, habit), undefined);
      platform.notify({
        kind: 'done',
        message: t('habit.removed'),
        action: { label: t('undo'), run: () => void restore(habit, marks) },
      });
    } catch (error) {
      failed(error, t('habit.removeFailed'), () => void remove(habit));
    }
  }

  return {
    say: (shown: ShownHabit, localDate: string, done: boolean) => void say(shown, localDate, done),
    remove: (habit: Habit) => void remove(habit),
  };
}
