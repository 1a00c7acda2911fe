import type { PlatformV1 } from '@nafas/platform';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationActions, type NotificationActions } from './notification-actions.ts';

/** {@link notificationActions} of a scope, in the interface language. */
export function useActions(platform: PlatformV1): NotificationActions {
  const { t } = useTranslation();
  return useMemo(() => notificationActions(platform, t), [platform, t]);
}
