import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CheckIn } from '../check-ins/check-in.ts';
import { checkIn, checkInService, checkInWithWrites } from '../check-ins/client.ts';
import { addedCheckIns, withCheckInWrites } from '../check-ins/writes.ts';
import { getQueryClient, getWrites } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { snapshot, writesSince } from '../client/writes.ts';
import type { JournalDay, ListedEntry } from './entry.ts';
import { matchesFilter, type JournalFilter } from './filter.ts';
import { getWithDevice, withDevice } from './on-device.ts';
import { byNewest, toDays } from './order.ts';
import type { JournalService, PageKey } from './service.ts';
import { createSimulatedJournal } from './simulated.ts';
import { createSupabaseJournal } from './supabase.ts';

export { keepOnDevice } from './on-device.ts';

/** The entries of a page: the first one has less than 60 KB with notes of any length. */
const PAGE = 30;

function journalService(platform: PlatformV1): JournalService {
  return withDevice(platform, () =>
    serviceFor(platform, createSimulatedJournal, createSupabaseJournal),
  );
}

const KEY = [TOPIC.checkIns, 'journal'] as const;

/** The entries of a filter by pages, as far as the server has them; see {@link entriesWithWrites}. */
export function journalPages(platform: PlatformV1, filter: JournalFilter) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'pages', filter],
    queryFn: ({ pageParam }) =>
      snapshot(platform, () =>
        journalService(platform).page({ filter, after: pageParam, most: PAGE }),
      ),
    initialPageParam: null as PageKey | null,
    getNextPageParam: ({ value }) => value.next,
  });
}

/** The days from one local date to another that have entries; see {@link journalDaysWithWrites}. */
export function journalDays(platform: PlatformV1, from: string, to: string) {
  return queryOptions({
    queryKey: [...KEY, 'days', from, to],
    queryFn: () => snapshot(platform, () => journalService(platform).days(from, to)),
  });
}

/** One entry as far as the server or this device has it; see {@link checkInWithWrites}. */
export function journalEntry(platform: PlatformV1, id: string) {
  return queryOptions({
    queryKey: checkIn(platform, id).queryKey,
    queryFn: () =>
      snapshot(platform, () =>
        getWithDevice(platform, id, async () => (await checkInService(platform)).get(id)),
      ),
  });
}

/** The words and tags by which entries can be filtered. */
export function journalFacets(platform: PlatformV1) {
  return queryOptions({
    queryKey: [...KEY, 'facets'],
    queryFn: () => journalService(platform).facets(),
  });
}

/** The entries before and after one. */
export function journalNeighbours(platform: PlatformV1, { id, localDate, occurredAt }: PageKey) {
  return queryOptions({
    queryKey: [...KEY, 'neighbours', id],
    queryFn: () => journalService(platform).neighbours({ id, localDate, occurredAt }),
  });
}

/** What an entry said before its edits. */
export function journalVersions(platform: PlatformV1, id: string) {
  return queryOptions({
    queryKey: [...KEY, 'versions', id],
    queryFn: () => journalService(platform).versions(id),
  });
}

/** Loads whole entries by their ids, with the writes of the outbox to them; those that are gone are left out. */
export async function loadEntries(
  platform: PlatformV1,
  ids: readonly string[],
): Promise<readonly CheckIn[]> {
  const client = getQueryClient(platform);
  const all = await Promise.all(
    ids.map(async (id) => {
      const { value, asOf } = await client.fetchQuery(journalEntry(platform, id));
      return checkInWithWrites(id)(value, writesSince(getWrites(platform).get(), asOf));
    }),
  );
  return all.filter((entry) => entry !== null);
}

/**
 * The server's entries with what waits in the outbox: new ones in their place, changed ones as they will be, and
 * without those that were removed. `last` is the key where the known pages end; null when they are complete.
 */
export function entriesWithWrites(
  stored: readonly ListedEntry[],
  writes: readonly OutboxWrite[],
  { filter, last }: { readonly filter: JournalFilter; readonly last: PageKey | null },
): readonly ListedEntry[] {
  const all = withCheckInWrites(stored, writes, (entry) => ({ ...entry, isCut: false }));
  if (all === stored) return stored;
  const known = new Set(stored);
  return all
    .filter((entry) => known.has(entry) || matchesFilter(entry, filter))
    .filter((entry) => last === null || byNewest(entry, last) <= 0)
    .sort(byNewest);
}

/**
 * The server's days with what waits in the outbox. New entries are added up with theirs; what is changed or removed shows
 * once the server has it, since a day is not known here entry by entry.
 */
export function journalDaysWithWrites(
  stored: readonly JournalDay[],
  writes: readonly OutboxWrite[],
): readonly JournalDay[] {
  const added = toDays(addedCheckIns(writes, []));
  if (added.length === 0) return stored;
  const days = new Map(stored.map((day) => [day.day, day]));
  for (const day of added) {
    const known = days.get(day.day);
    days.set(day.day, known ? addUp(known, day) : day);
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}

function addUp(known: JournalDay, added: JournalDay): JournalDay {
  const given = [known, added].filter(({ mood }) => mood !== null);
  const sum = given.reduce((total, { mood, entries }) => total + (mood ?? 0) * entries, 0);
  const count = given.reduce((total, { entries }) => total + entries, 0);
  return {
    day: known.day,
    entries: known.entries + added.entries,
    mood: count === 0 ? null : sum / count,
    words: added.words.length > 0 ? added.words : known.words,
  };
}
