import type { UseQueryResult } from '@tanstack/react-query';

/** What a view knows of what it asked for. */
export type QueryState<T> =
  | { readonly status: 'loading'; refresh(): Promise<void> }
  | { readonly status: 'failed'; readonly error: unknown; refresh(): Promise<void> }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** Rejects when the server could not be asked; what is shown stays. */
      refresh(): Promise<void>;
    };

/** The state of a query, with what is shown of its data. */
export function queryState<T>(
  query: Pick<UseQueryResult<unknown>, 'isError' | 'error' | 'refetch'>,
  data: T | undefined,
): QueryState<T> {
  const refresh = async () => {
    await query.refetch({ throwOnError: true });
  };
  if (data !== undefined) return { status: 'ready', data, refresh };
  if (query.isError) return { status: 'failed', error: query.error, refresh };
  return { status: 'loading', refresh };
}
