import { callerClient, findCaller } from '../_shared/clients.ts';
import type { FunctionHandler } from '../_shared/context.ts';
import { json, refusal, sessionMissing, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';

// It reads every table.
const PER_PERSON = { limit: 10, windowMs: 10 * 60_000 };
const throttle = new Throttle(PER_PERSON);

/**
 * POST: everything that is kept of the caller, `{ exportedAt, account, tables, files }`: the account's id and address,
 * each table's rows, and the paths of the files. With the caller's own rights: row-level security decides.
 */
export const exportData: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const caller = await findCaller(request, context);
  if (caller === null) return sessionMissing();
  const wait = throttle.take(caller.id);
  if (wait > 0) return tooMany(wait);
  const client = callerClient(request, context);
  const [data, files] = await Promise.all([client.rpc('my_data'), client.rpc('my_files')]);
  for (const { error } of [data, files]) {
    if (error) throw new Error(`export: ${error.code} ${error.message}`);
  }
  return json(200, {
    exportedAt: new Date().toISOString(),
    account: { id: caller.id, email: caller.email },
    tables: data.data,
    files: files.data,
  });
};
