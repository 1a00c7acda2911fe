import type { SupabaseClient } from '@supabase/supabase-js';
import { composeMail } from './compose-mail.ts';
import type { Delivery } from './delivery.ts';
import { call, drainLeases } from './drain-leases.ts';
import type { Mail, MailPlaces } from './mail.ts';

/** How a try to send ended: `dead` is an address that will never take it. */
export type MailOutcome =
  { readonly outcome: 'sent' } | { readonly outcome: 'retry' | 'dead'; readonly problem: string };

/** Sends one mail; it must not reject. */
export type SendMail = (mail: Mail) => Promise<MailOutcome>;

/**
 * Sends the e-mails that are due until nothing is left, and settles each.
 * @param client with the service key.
 * @returns how many were sent.
 */
export function deliverDue(
  client: SupabaseClient,
  send: SendMail,
  places: MailPlaces,
): Promise<number> {
  return drainLeases<Delivery>(client, 'lease_deliveries', async (delivery) => {
    const result = await send(composeMail(delivery, places));
    await call(client, 'settle_delivery', {
      delivery: delivery.id,
      of_attempt: delivery.attempt,
      outcome: result.outcome,
      problem: result.outcome === 'sent' ? null : result.problem,
    });
    return result.outcome === 'sent';
  });
}
