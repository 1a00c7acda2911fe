import { mutate, notifyFailed } from '@nafas/data-service/client';
import type { Goal } from '@nafas/data-service/goals';
import {
  getCachedGoal,
  removeGoal,
  saveGoal,
  setGoalProgress,
} from '@nafas/data-service/goals/client';
import { isDataError, type PlatformV1 } from '@nafas/platform';
import type { TFunction } from 'i18next';

const DONE = 100;

/**
 * The actions on a goal of the list. Each shows at once and is undone with a notice when the server fails; a
 * notice's action works after its page is gone.
 */
export function goalActions(platform: PlatformV1, t: TFunction) {
  const say = (message: string, undo?: () => void) =>
    platform.notify({
      kind: 'done',
      message,
      ...(undo && { action: { label: t('undo'), run: undo } }),
    });
  /** The notice that it had failed is gone by then; what has no words of its own for success gets these. */
  const worked = () => say(t('success', { ns: 'generic' }));
  const failed = (error: unknown, message: string, run: () => void) =>
    notifyFailed(platform, error, {
      message,
      action: { label: t('tryAgain', { ns: 'generic' }), run },
    });

  async function setProgress(id: string, progress: number, isRetry = false): Promise<void> {
    const goal = getCachedGoal(platform, id);
    if (goal === undefined || goal.progress === progress) return;
    try {
      await mutate(platform, setGoalProgress(platform, goal), progress);
      if (progress === DONE) {
        say(t('progress.completed'), () => void setProgress(id, goal.progress));
      } else if (isRetry) worked();
    } catch (error) {
      if (isDataError(error) && error.code === 'conflict') {
        notifyFailed(platform, error, { message: t('progress.conflict') });
      } else failed(error, t('progress.failed'), () => void setProgress(id, progress, true));
    }
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
    const goal = getCachedGoal(platform, id);
    if (goal === undefined) return;
    try {
      await mutate(platform, removeGoal(platform, goal), undefined);
      say(t('remove.done'), () => void restore(goal));
    } catch (error) {
      failed(error, t('remove.failed'), () => void remove(id));
    }
  }

  return {
    setProgress: (id: string, progress: number) => setProgress(id, progress),
    remove,
  };
}
