import { DataError, type Goal } from '@nafas/data-service/goals';
import type { PlatformV1 } from '@nafas/platform';
import type { TFunction } from 'i18next';
import { cachedGoal, changeGoals, GOALS_TOPIC, queryClientOf, withGoal } from './goal-cache.ts';
import { saveGoal } from './save-goal.ts';
import { serviceOf } from './service-of.ts';

const DONE = 100;

/** What can be done to a goal of the list. Each shows at once, and undoes it with a notice when the server fails. */
export interface GoalActions {
  setProgress(id: string, progress: number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The actions for the life of a scope: a notice's Undo works after its page is gone. */
export function goalActions(platform: PlatformV1, t: TFunction): GoalActions {
  const client = queryClientOf(platform);
  // Changes of one goal go out one after the other, each on the version that the one before made.
  const tails = new Map<string, Promise<void>>();

  function inOrder(id: string, run: () => Promise<void>): Promise<void> {
    const next = (tails.get(id) ?? Promise.resolve()).then(run);
    tails.set(id, next);
    return next.finally(() => {
      if (tails.get(id) === next) tails.delete(id);
    });
  }

  function failed(error: unknown, message: string, again: () => void): void {
    // Whoever signed out meanwhile has no list to put right.
    if (platform.scope.signal.aborted) return;
    platform.report(error, { phase: 'run' });
    const label = t('tryAgain', { ns: 'generic' });
    const isConflict = error instanceof DataError && error.code === 'conflict';
    platform.notify(
      isConflict
        ? { kind: 'failed', message: t('progress.conflict') }
        : { kind: 'failed', message, error, action: { label, run: again } },
    );
    platform.invalidate(GOALS_TOPIC);
  }

  /** The notice that it had failed is gone by then; what has no words of its own for success gets these. */
  function worked(): void {
    platform.notify({ kind: 'done', message: t('success', { ns: 'generic' }) });
  }

  async function setProgress(id: string, progress: number, isRetry = false): Promise<void> {
    const before = cachedGoal(client, id);
    if (before === undefined || before.progress === progress) return;
    const show = (goal: Goal) => changeGoals(client, (goals) => withGoal(goals, goal));
    show({ ...before, progress });
    await inOrder(id, async () => {
      const { version = before.version } = cachedGoal(client, id) ?? {};
      try {
        const stored = await (await serviceOf(platform)).setProgress({ id, version }, progress);
        show(stored);
        if (progress === DONE) {
          const undo = () => void setProgress(id, before.progress);
          const action = { label: t('undo'), run: undo };
          platform.notify({ kind: 'done', message: t('progress.completed'), action });
        } else if (isRetry) worked();
        platform.invalidate(GOALS_TOPIC);
      } catch (error) {
        const now = cachedGoal(client, id);
        if (now?.progress === progress) show({ ...now, progress: before.progress });
        failed(error, t('progress.failed'), () => void setProgress(id, progress, true));
      }
    });
  }

  async function restore(goal: Goal, isRetry = false): Promise<void> {
    try {
      await saveGoal(platform, goal);
      if (isRetry) worked();
    } catch (error) {
      failed(error, t('remove.undoFailed'), () => void restore(goal, true));
    }
  }

  async function remove(id: string): Promise<void> {
    const goal = cachedGoal(client, id);
    if (goal === undefined) return;
    const hide = () => changeGoals(client, (goals) => goals.filter((one) => one.id !== id));
    hide();
    await inOrder(id, async () => {
      try {
        await (await serviceOf(platform)).remove(id);
        hide();
        const action = { label: t('undo'), run: () => void restore(goal) };
        platform.notify({ kind: 'done', message: t('remove.done'), action });
        platform.invalidate(GOALS_TOPIC);
      } catch (error) {
        changeGoals(client, (goals) => withGoal(goals, goal));
        failed(error, t('remove.failed'), () => void remove(id));
      }
    });
  }

  return { setProgress: (id, progress) => setProgress(id, progress), remove };
}
