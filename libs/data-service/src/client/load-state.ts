import type { UseQueryResult } from '@tanstack/react-query';

interface Refreshable {
  /** Asks again. Rejects when the server could not be asked; what is shown stays. */
  refresh(): Promise<void>;
}

/** The state of loading some data. */
export type LoadState<T> =
  | ({ readonly status: 'loading' } & Refreshable)
  | ({
      readonly status: 'failed';
      readonly error: unknown;
      /** Whether it is being asked for again. */
      readonly isRetrying: boolean;
    } & Refreshable)
  | ({ readonly status: 'ready'; readonly data: T } & Refreshable);

type Query = Pick<UseQueryResult<unknown>, 'isError' | 'isFetching' | 'error' | 'refetch'>;

/** The state of a query, with what is shown of its data. */
export function loadState<T>(query: Query, data: T | undefined): LoadState<T> {
  const refresh = async () => {
    await query.refetch({ throwOnError: true });
  };
  if (data !== undefined) return { status: 'ready', data, refresh };
  const { isError, error, isFetching } = query;
  if (isError) return { status: 'failed', error, isRetrying: isFetching, refresh };
  return { status: 'loading', refresh };
}
