import type { SupabaseClient } from '@supabase/supabase-js';
import { call, drainLeases } from '../drain-leases.ts';
import { composePush } from './compose-push.ts';
import type { Push } from './push.ts';
import type { SendPush } from './send-push.ts';

/**
 * Pushes what is due until nothing is left, and settles each.
 * @param client with the service key.
 * @param publicKey the key that browsers are to subscribe with; they ask the database for it.
 * @returns how many were sent.
 */
export async function deliverPushes(
  client: SupabaseClient,
  send: SendPush,
  publicKey: string,
): Promise<number> {
  await call(client, 'set_push_key', { public_key: publicKey });
  return drainLeases<Push>(client, 'lease_pushes', async (push) => {
    const result = await send(push, composePush(push));
    await call(client, 'settle_push', {
      delivery: push.id,
      of_attempt: push.attempt,
      outcome: result.outcome,
      problem: result.outcome === 'sent' ? null : result.problem,
      retry_after: result.outcome === 'retry' ? (result.retryAfter ?? null) : null,
    });
    return result.outcome === 'sent';
  });
}
