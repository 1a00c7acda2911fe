import type { SupabaseClient } from '@supabase/supabase-js';

/** Something that the database leased to this worker. */
interface Leased {
  readonly id: string;
  readonly attempt: number;
}

const BATCH = 50;
/** Longer than a send may take, so that nobody else sends it meanwhile. */
const LEASE_SECONDS = 120;
/** How many are under way at once: as many may come twice when a worker dies between sending and saying so. */
export const AT_A_TIME = 5;

/**
 * Leases what is due until nothing is left and hands each to `send`, which settles it. Ended in between, what was leased
 * is sent by the next run once the lease is over.
 * @param lease the database function that leases.
 * @param send resolves to whether it was sent.
 * @returns how many were sent.
 */
export async function drainLeases<Item extends Leased>(
  client: SupabaseClient,
  lease: 'lease_deliveries' | 'lease_pushes',
  send: (item: Item) => Promise<boolean>,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = (await call(client, lease, {
      most: BATCH,
      seconds: LEASE_SECONDS,
    })) as readonly Item[];
    if (due.length === 0) return sent;
    for (let from = 0; from < due.length; from += AT_A_TIME) {
      const outcomes = await Promise.all(due.slice(from, from + AT_A_TIME).map(send));
      sent += outcomes.filter(Boolean).length;
    }
  }
}

/** Calls a function of the database. Rejects when it fails: a lease runs out then, and is tried again. */
export async function call(
  client: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`deliver: ${error.code} ${error.message}`);
  return data as unknown;
}
