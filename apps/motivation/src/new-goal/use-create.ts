import { newGoal, type Goal } from '@nafas/data-service/goals';
import { saveGoal } from '@nafas/data-service/goals/client';
import { useTimeZone } from '@nafas/data-service/react';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from './check-goal.ts';

export type Creation =
  { readonly status: 'idle' | 'creating' } | { readonly status: 'failed'; readonly error: unknown };

/**
 * Makes the goal of a draft, once at a time; `onCreated` is called when it is safe, and a notice says so. A failure is
 * the form's to show, or, when the form is no longer shown, a notice that tries again.
 */
export function useCreate(props: { isShown: boolean; onCreated: (goal: Goal) => void }) {
  const { isShown, onCreated } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const timeZone = useTimeZone();
  const [creation, setCreation] = useState<Creation>({ status: 'idle' });
  const isCreating = useRef(false);
  const made = useRef<{ draft: Draft; goal: Goal } | null>(null);
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
    return () => {
      shown.current = false;
    };
  }, [isShown]);

  async function create(draft: Draft): Promise<void> {
    if (isCreating.current) return;
    isCreating.current = true;
    setCreation({ status: 'creating' });
    try {
      // The same entries keep their id: trying again can't store them twice.
      if (made.current?.draft !== draft) {
        const goal = newGoal({ ...draft, now: new Date(), timeZone });
        made.current = { draft, goal };
      }
      const { goal } = made.current;
      const saved = await saveGoal(platform, goal);
      setCreation({ status: 'idle' });
      platform.notify({
        kind: 'done',
        message: t(saved === 'queued' ? 'new.queued' : 'new.created'),
      });
      onCreated(goal);
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setCreation({ status: 'failed', error });
      if (!shown.current) {
        const run = () => void create(draft);
        const action = { label: t('tryAgain', { ns: 'generic' }), run };
        platform.notify({ kind: 'failed', message: t('new.failedAway'), error, action });
      }
    } finally {
      isCreating.current = false;
    }
  }

  return { creation, create };
}
