import { getQueryClient } from '@nafas/data-service/client';
import type {
  Notification,
  NotificationService,
  PutOffTill,
} from '@nafas/data-service/notifications';
import type { PlatformV1 } from '@nafas/platform';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getCachedNotifications,
  changeNotifications,
  mergeNotifications,
  sendInOrder,
} from './notification-cache.ts';
import { getNotificationService } from './get-notification-service.ts';

/**
 * The actions on the notification list. Each shows at once, and is undone with a notice when the server fails. Resolves
 * to whether the server took it.
 */
export interface NotificationActions {
  markRead(id: string): Promise<boolean>;
  /** A reminder: in an hour, or not today. */
  putOff(id: string, till: PutOffTill): Promise<boolean>;
  /** All that are on screen now; what comes meanwhile stays unread. */
  markAllRead(): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** All that are on screen now; what comes meanwhile stays. */
  removeAll(): Promise<boolean>;
}

/** The actions for the life of a scope: a notice's Try Again works after the panel is closed. */
export function notificationActions(platform: PlatformV1, t: TFunction): NotificationActions {
  const client = getQueryClient(platform);

  /** Shows `after` at once, sends, and puts `undo` on screen when that fails. */
  function act(step: {
    readonly show: (all: readonly Notification[]) => readonly Notification[];
    readonly send: (service: NotificationService) => Promise<void>;
    readonly undo: (all: readonly Notification[]) => readonly Notification[];
    readonly failure: string;
    readonly again: () => Promise<boolean>;
  }): Promise<boolean> {
    changeNotifications(client, step.show);
    return sendInOrder(client, async () => {
      try {
        await step.send(await getNotificationService(platform));
        return true;
      } catch (error) {
        // Whoever signed out meanwhile has no list to put right.
        if (platform.scope.signal.aborted) return false;
        changeNotifications(client, step.undo);
        platform.report(error, { phase: 'run' });
        const action = { label: t('notifications.tryAgain'), run: () => void retry(step.again) };
        platform.notify({ kind: 'failed', message: step.failure, error, action });
        return false;
      }
    });
  }

  /** The notice that it had failed is gone by then, so one says that it worked. */
  async function retry(again: () => Promise<boolean>): Promise<void> {
    if (await again()) platform.notify({ kind: 'done', message: t('success', { ns: 'generic' }) });
  }

  const find = (id: string) => getCachedNotifications(client)?.find((one) => one.id === id);
  const newest = () => getCachedNotifications(client)?.[0]?.time;
  const marked = (ids: ReadonlySet<string>, unread: boolean) => (all: readonly Notification[]) =>
    all.map((one) => (ids.has(one.id) && one.unread !== unread ? { ...one, unread } : one));

  const actions: NotificationActions = {
    async markRead(id) {
      if (find(id)?.unread !== true) return false;
      const ids = new Set([id]);
      return act({
        show: marked(ids, false),
        send: (service) => service.markRead(id),
        undo: marked(ids, true),
        failure: t('notifications.markFailed'),
        again: () => actions.markRead(id),
      });
    },

    async putOff(id, till) {
      if (find(id)?.unread !== true) return false;
      const ids = new Set([id]);
      const isDone = await act({
        show: marked(ids, false),
        send: (service) => service.putOff(id, till),
        undo: marked(ids, true),
        failure: t('notifications.putOffFailed'),
        again: () => actions.putOff(id, till),
      });
      if (isDone) platform.notify({ kind: 'done', message: t(`notifications.${till}Done`) });
      return isDone;
    },

    async markAllRead() {
      const until = newest();
      const unread = getCachedNotifications(client)?.filter((one) => one.unread) ?? [];
      if (until === undefined || unread.length === 0) return false;
      const ids = new Set(unread.map(({ id }) => id));
      return act({
        show: marked(ids, false),
        send: (service) => service.markAllRead(until),
        undo: marked(ids, true),
        failure: t('notifications.markFailed'),
        again: () => actions.markAllRead(),
      });
    },

    async remove(id) {
      const gone = find(id);
      if (gone === undefined) return false;
      return act({
        show: (all) => all.filter((one) => one.id !== id),
        send: (service) => service.remove(id),
        undo: (all) => mergeNotifications(all, [gone]),
        failure: t('notifications.clearFailed'),
        again: () => actions.remove(id),
      });
    },

    async removeAll() {
      const until = newest();
      const gone = getCachedNotifications(client) ?? [];
      if (until === undefined) return false;
      return act({
        show: () => [],
        send: (service) => service.removeAll(until),
        undo: (all) => mergeNotifications(all, gone),
        failure: t('notifications.clearAllFailed'),
        again: () => actions.removeAll(),
      });
    },
  };
  return actions;
}

/** {@link notificationActions} of a scope, in the interface language. */
export function useActions(platform: PlatformV1): NotificationActions {
  const { t } = useTranslation();
  return useMemo(() => notificationActions(platform, t), [platform, t]);
}
