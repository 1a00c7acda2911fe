import type { Notification } from '@nafas/data-service/notifications';
import type { QueryClient } from '@tanstack/react-query';

/** The topic of `platform.invalidate`, and the one query key here. */
export const NOTIFICATIONS_TOPIC = 'notifications';
export const NOTIFICATIONS_KEY = [NOTIFICATIONS_TOPIC];

/** What the cache knows, newest first; undefined before the first answer. */
export function cached(client: QueryClient): readonly Notification[] | undefined {
  return client.getQueryData<readonly Notification[]>(NOTIFICATIONS_KEY);
}

/** Shows this list. One that is being fetched meanwhile must not undo it. */
export function show(client: QueryClient, all: readonly Notification[]): void {
  void client.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
  client.setQueryData<readonly Notification[]>(NOTIFICATIONS_KEY, all);
}

/** Changes what is shown, where there is a list. */
export function change(
  client: QueryClient,
  to: (all: readonly Notification[]) => readonly Notification[],
): void {
  const all = cached(client);
  if (all) show(client, to(all));
}

/** All with these among them, newest first; one that is known already stays as it is known. */
export function merged(
  all: readonly Notification[],
  more: readonly Notification[],
): readonly Notification[] {
  const unknown = more.filter(({ id }) => !all.some((one) => one.id === id));
  if (unknown.length === 0) return all;
  return [...all, ...unknown].sort((a, b) => b.time.localeCompare(a.time));
}
