import type { Notification } from '@nafas/data-service/notifications';
import type { PlatformV1 } from '@nafas/platform';
import { useQuery } from '@tanstack/react-query';
import { NOTIFICATIONS_KEY } from './notification-cache.ts';
import { queryClientOf } from './query-client.ts';
import { serviceOf } from './service-of.ts';

export type NotificationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly notifications: readonly Notification[] };

/** The notifications of this scope, newest first. All who ask share one list. */
export function useNotifications(platform: PlatformV1): NotificationsState {
  const { data, error, isError, isFetching, refetch } = useQuery<readonly Notification[]>(
    {
      queryKey: NOTIFICATIONS_KEY,
      queryFn: async () => (await serviceOf(platform)).list(),
    },
    queryClientOf(platform),
  );
  if (data) return { status: 'ready', notifications: data };
  if (isError && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}
