import type { SupabaseClient } from '@supabase/supabase-js';
import { composeMail } from './compose-mail.ts';
import type { Delivery } from './delivery.ts';
import type { Mail, MailPlaces } from './mail.ts';

/** How a try to send ended: `dead` is an address that will never take it. */
export type Outcome =
  { readonly outcome: 'sent' } | { readonly outcome: 'retry' | 'dead'; readonly problem: string };

/** Sends one mail; it must not reject. */
export type SendMail = (mail: Mail) => Promise<Outcome>;

const BATCH = 50;
/** Longer than a send may take, so that nobody else sends it meanwhile. */
const LEASE_SECONDS = 120;
const AT_A_TIME = 5;

/**
 * Sends what is due until nothing is left, and settles each. Ended in between, what was leased is sent by the next run
 * once the lease is over.
 * @param client with the service key.
 * @returns how many were sent.
 */
export async function deliverDue(
  client: SupabaseClient,
  send: SendMail,
  places: MailPlaces,
): Promise<number> {
  let sent = 0;

  async function deliver(delivery: Delivery): Promise<void> {
    const result = await send(composeMail(delivery, places));
    if (result.outcome === 'sent') sent += 1;
    const { error } = await client.rpc('settle_delivery', {
      delivery: delivery.id,
      of_attempt: delivery.attempt,
      outcome: result.outcome,
      problem: result.outcome === 'sent' ? null : result.problem,
    });
    // Its lease runs out, and it is tried again.
    if (error) throw new Error(`deliver: ${error.code} ${error.message}`);
  }

  for (;;) {
    const { data, error } = await client.rpc('lease_deliveries', {
      most: BATCH,
      seconds: LEASE_SECONDS,
    });
    if (error) throw new Error(`deliver: ${error.code} ${error.message}`);
    const due = data as readonly Delivery[];
    if (due.length === 0) return sent;
    for (let from = 0; from < due.length; from += AT_A_TIME) {
      await Promise.all(due.slice(from, from + AT_A_TIME).map(deliver));
    }
  }
}
