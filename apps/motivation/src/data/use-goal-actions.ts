import { usePlatform } from '@nafas/platform/remote';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { goalActions, type GoalActions } from './goal-actions.ts';

/** {@link goalActions} of this scope, in the interface language. */
export function useGoalActions(): GoalActions {
  const platform = usePlatform();
  const { t } = useTranslation();
  return useMemo(() => goalActions(platform, t), [platform, t]);
}
