import type { Notification } from '@nafas/data-service/notifications';
import { getQueryClient, TOPIC } from '@nafas/data-service/client';
import type { PlatformV1 } from '@nafas/platform';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getNotificationService } from './get-notification-service.ts';

/** The one query key here, which is the topic of `platform.invalidate`, too. */
export const NOTIFICATIONS_KEY = [TOPIC.notifications];

export type NotificationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly notifications: readonly Notification[] };

/** The notifications of this scope, newest first. All who ask share one list. */
export function useNotifications(platform: PlatformV1): NotificationsState {
  const { data, error, isError, isFetching, refetch } = useQuery<readonly Notification[]>(
    {
      queryKey: NOTIFICATIONS_KEY,
      queryFn: async () => (await getNotificationService(platform)).list(),
    },
    getQueryClient(platform),
  );
  if (data) return { status: 'ready', notifications: data };
  if (isError && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}

/** The cached notifications, newest first; undefined before the first answer. */
export function getCachedNotifications(client: QueryClient): readonly Notification[] | undefined {
  return client.getQueryData<readonly Notification[]>(NOTIFICATIONS_KEY);
}

/** Shows this list. One that is being fetched meanwhile must not undo it. */
export function showNotifications(client: QueryClient, all: readonly Notification[]): void {
  void client.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
  client.setQueryData<readonly Notification[]>(NOTIFICATIONS_KEY, all);
}

/** Changes what is shown, where there is a list. */
export function changeNotifications(
  client: QueryClient,
  to: (all: readonly Notification[]) => readonly Notification[],
): void {
  const all = getCachedNotifications(client);
  if (all) showNotifications(client, to(all));
}

/** All with these among them, newest first; one that is known already stays as it is known. */
export function mergeNotifications(
  all: readonly Notification[],
  more: readonly Notification[],
): readonly Notification[] {
  const unknown = more.filter(({ id }) => !all.some((one) => one.id === id));
  if (unknown.length === 0) return all;
  return [...all, ...unknown].sort((a, b) => b.time.localeCompare(a.time));
}

/** Sends a change after the ones before it, so that a deletion can't overtake what it follows. */
export function sendInOrder<T>(client: QueryClient, send: () => Promise<T>): Promise<T> {
  const mutation = client.getMutationCache().build<T, Error, undefined, unknown>(client, {
    mutationKey: NOTIFICATIONS_KEY,
    scope: { id: TOPIC.notifications },
    // Without a network it fails, and says so: a read mark is not worth waiting for hours.
    networkMode: 'always',
    mutationFn: send,
  });
  return mutation.execute(undefined);
}

/** Whether a change waits for the server's answer. */
export const hasPendingChanges = (client: QueryClient): boolean =>
  client.isMutating({ mutationKey: NOTIFICATIONS_KEY }) > 0;

/** Resolves when no change waits any more. */
export function whenChangesSettle(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    if (!hasPendingChanges(client)) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (hasPendingChanges(client)) return;
      stop();
      resolve();
    });
  });
}
