import type { SupabaseClient } from '@supabase/supabase-js';
import { callerClient, findCaller, type Caller } from '../_shared/clients.ts';
import type { FunctionHandler } from '../_shared/context.ts';
import { readJson } from '../_shared/read-json.ts';
import type { ReleaseChange, Releases } from '../_shared/releases.ts';
import { json, refusal, sessionMissing, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';
import { parseOrder } from './order.ts';

// A page reads every half minute; a place may be in another country.
const throttle = new Throttle({ limit: 60, windowMs: 60_000 });

/**
 * The release console's, for operators alone (403 `operators-only`). POST `{ action: "read" }`: what is live and what
 * was, `{ releases }`, null where this backend knows no place. POST `{ action, app, version, why }` with the action
 * `rollback`, `promote`, `hold` or `resume`, or `start` or `traffic` and the share of the browsers in percent: does what
 * `nafas` does by that verb, with the caller's address in the history; `version` is the one to take away, the one that is
 * tried out, or with `start` the one to try out, which passed the gate. It needs a sign-in of just now (403 `reauthentication-needed`). 409 `refused` says why something can't be done, 409 `no-place`
 * that there is none.
 */
export const release: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const order = parseOrder(await readJson(request, 4096));
  const caller = await findCaller(request, context);
  if (caller === null) return sessionMissing();
  const wait = throttle.take(caller.id);
  if (wait > 0) return tooMany(wait);
  const client = callerClient(request, context);
  if (!(await isTrue(client, 'is_operator'))) {
    return refusal(403, 'operators-only', 'This is for operators');
  }
  if (order === null) {
    return refusal(400, 'invalid', 'Send an action, and for a change app, version and why');
  }
  const { releases = null } = context;
  if (order.action === 'read') {
    return settle(async () => json(200, { releases: (await releases?.read()) ?? null }));
  }
  if (releases === null) return refusal(409, 'no-place', 'This backend knows no place of releases');
  if (!(await isTrue(client, 'signed_in_recently'))) {
    return refusal(403, 'reauthentication-needed', 'This needs a sign-in of just now');
  }
  return settle(() => change(releases, order, caller));
};

async function change(
  releases: Releases,
  order: ReleaseChange,
  { id, email }: Caller,
): Promise<Response> {
  const line = await releases.change({ ...order, by: email ?? id });
  return json(200, { line });
}

/** A Refusal of tools/release is a sentence for whoever operates; all else is a fault. */
async function settle(act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
    return refusal(409, 'refused', error.message);
  }
}

async function isTrue(client: SupabaseClient, question: string): Promise<boolean> {
  const { data, error } = await client.rpc(question);
  // 42501 is the database's own no, such as to a session that ended just now.
  if (error && error.code !== '42501') throw new Error(`release: ${error.code} ${error.message}`);
  return data === true;
}
