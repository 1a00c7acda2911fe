import { getWrites, type LoadState, loadState, writesSince } from '@nafas/data-service/client';
import {
  byNewest,
  matchesFilter,
  type JournalFilter,
  type ListedEntry,
} from '@nafas/data-service/journal';
import { entriesWithWrites, journalPages } from '@nafas/data-service/journal/client';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useRemoved } from '../removed/removed-context.ts';

/** The entries of a filter, as many as were scrolled to. */
export interface Entries {
  readonly all: readonly ListedEntry[];
  /** Those that were removed since the journal was opened; they stand where they were. */
  readonly removed: ReadonlySet<string>;
  /** Those that the outbox still holds. */
  readonly waiting: ReadonlySet<string>;
  /** How many the filter has; null without one. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailedMore: boolean;
  loadMore(): void;
}

/** The server's entries of a filter with those in the outbox, and with rows for those that were removed. */
export function useEntries(filter: JournalFilter): LoadState<Entries> {
  const platform = usePlatform();
  const query = useInfiniteQuery(journalPages(platform, filter));
  const writes = useStore(getWrites(platform));
  const pending = useStore(platform.pending);
  const { entries: removed, returning, settle } = useRemoved();
  // By themselves, so that a further page draws no day anew that stood before.
  const removedIds = useMemo(() => new Set(removed.map(({ id }) => id)), [removed]);
  const waiting = useMemo(() => new Set(pending.map(({ row }) => row.id)), [pending]);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  const list = useMemo(() => {
    if (data === undefined) return undefined;
    const stored = data.pages.flatMap(({ value }) => value.entries);
    const asOf = Math.min(...data.pages.map((page) => page.asOf));
    const last = data.pages.at(-1)?.value.next ?? null;
    const known = entriesWithWrites(stored, writesSince(writes, asOf), { filter, last });
    const total = data.pages[0]?.value.total ?? null;
    return { known, last, total: total === null ? null : total + known.length - stored.length };
  }, [data, writes, filter]);

  useEffect(() => {
    const back = list?.known.filter(({ id }) => returning.get(id) === 'done') ?? [];
    if (back.length > 0) settle(back.map(({ id }) => id));
  }, [list, returning, settle]);

  const entries = useMemo<Entries | undefined>(() => {
    if (list === undefined) return undefined;
    const { known, last, total } = list;
    const gone = removed
      .filter((entry) => !known.some(({ id }) => id === entry.id))
      .filter(
        (entry) => matchesFilter(entry, filter) && (last === null || byNewest(entry, last) <= 0),
      )
      .map((entry) => ({ ...entry, isCut: false }));
    return {
      all: gone.length === 0 ? known : [...known, ...gone].sort(byNewest),
      removed: removedIds,
      waiting,
      total,
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      hasFailedMore: isFetchNextPageError,
      loadMore: () => void fetchNextPage(),
    };
  }, [
    list,
    waiting,
    filter,
    removed,
    removedIds,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  ]);
  return loadState(query, entries);
}
