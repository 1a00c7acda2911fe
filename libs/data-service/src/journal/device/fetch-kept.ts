import { addDays } from '@nafas/insights';
import type { BackendV1 } from '@nafas/platform';
import { type CheckIn, checkInCodec } from '../../check-ins/check-in.ts';
import { RETRY } from '../../retry.ts';
import { unwrapRows } from '../../unwrap-rows.ts';
import { EMPTY_FILTER } from '../filter.ts';
import { createSupabaseJournal } from '../supabase.ts';
import type { KeptJournal } from './kept.ts';

/** How many days are kept, and one more for whoever is a day ahead. */
const DAYS = 401;
/** Hosted projects cut an answer here without a word. */
const PAGE = 1000;
/** Changes come in the order in which they began, not in that in which they ended. */
const SLACK_MS = 5 * 60_000;

type Client = Pick<BackendV1, 'from' | 'rpc'>;

interface Found {
  readonly entries: readonly CheckIn[];
  readonly upTo: string | null;
}

/**
 * The journal of the last 400 days: what changed since `known` was read, and everything where that is not enough, since
 * nobody can ask for what was deleted. Two requests where little changed. Throws DataError.
 */
export async function fetchKept(
  client: Client,
  known: KeptJournal | null,
  now: Date,
): Promise<KeptJournal> {
  const from = addDays(now.toISOString().slice(0, 10), 1 - DAYS);
  const at = now.toISOString();
  if (known) {
    const changed = await fetchEntries(client, from, known.upTo);
    const all = new Map([...known.entries, ...changed.entries].map((entry) => [entry.id, entry]));
    const entries = [...all.values()].filter(({ localDate }) => localDate >= from);
    if (entries.length === (await count(client, from))) {
      return { from, at, upTo: changed.upTo ?? known.upTo, entries };
    }
  }
  return { from, at, ...(await fetchEntries(client, from, null)) };
}

async function count(client: Client, from: string): Promise<number> {
  const query = { filter: { ...EMPTY_FILTER, from }, after: null, most: 1 };
  return (await createSupabaseJournal(client).page(query)).total ?? 0;
}

/** The entries of a day and later that changed since, newest day first, by pages that begin with a day. */
async function fetchEntries(client: Client, from: string, since: string | null): Promise<Found> {
  const { columns, ofRow, table } = checkInCodec;
  const found = new Map<string, CheckIn>();
  let upTo = since === null ? 0 : Date.parse(since);
  let last: string | null = null;
  for (let isMore = true; isMore;) {
    const before = found.size;
    const query = client.from(table).select(`${columns}, updated_at`).gte('local_date', from);
    if (last !== null) query.lte('local_date', last);
    if (since !== null) {
      query.gte('updated_at', new Date(Date.parse(since) - SLACK_MS).toISOString());
    }
    for (const column of ['local_date', 'occurred_at', 'id']) {
      query.order(column, { ascending: false });
    }
    const rows = unwrapRows(await query.limit(PAGE).retry(RETRY));
    for (const row of rows) {
      const entry = ofRow(row);
      found.set(entry.id, entry);
      last = entry.localDate;
      const { updated_at: changedAt } = row as { updated_at?: unknown };
      if (typeof changedAt === 'string') upTo = Math.max(upTo, Date.parse(changedAt));
    }
    isMore = rows.length === PAGE && found.size > before;
  }
  return {
    entries: [...found.values()],
    upTo: upTo === 0 ? null : new Date(upTo).toISOString(),
  };
}
