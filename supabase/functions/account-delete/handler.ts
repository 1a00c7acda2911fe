import type { SupabaseClient } from '@supabase/supabase-js';
import { callerClient, findCaller } from '../_shared/clients.ts';
import type { FunctionHandler } from '../_shared/context.ts';
import { readJson } from '../_shared/read-json.ts';
import { json, refusal, sessionMissing } from '../_shared/respond.ts';

/**
 * POST `{ confirm: "<the caller's e-mail address>" }`: deletes the caller's files through the storage service, then
 * their account, and with it every row of theirs. Each step may be repeated: after a failure call it again, until `{ deleted:
 * true }`. Without the right address nothing is touched (400 `not-confirmed`), nor by a session that did not sign in
 * just now (403 `reauthentication-needed`).
 */
export const deleteAccount: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const body = await readJson(request, 4096);
  const caller = await findCaller(request, context);
  if (caller === null) return sessionMissing();
  const confirmed = body?.['confirm'];
  const address = caller.email?.toLowerCase();
  if (typeof confirmed !== 'string' || confirmed.trim().toLowerCase() !== address) {
    return refusal(400, 'not-confirmed', 'Send { "confirm": the address of the account }');
  }
  const client = callerClient(request, context);
  const recent = await client.rpc('signed_in_recently');
  if (recent.error) throw new Error(`account-delete: ${recent.error.code} ${recent.error.message}`);
  if (recent.data !== true) {
    return refusal(403, 'reauthentication-needed', 'This needs a sign-in of just now');
  }
  await removeFiles(client);
  // Refuses while a file is left, such as one that was uploaded in between.
  const { error } = await client.rpc('delete_my_account');
  if (error) throw new Error(`account-delete: ${error.code} ${error.message}`);
  return json(200, { deleted: true });
};

async function removeFiles(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.rpc('my_files');
  if (error) throw new Error(`account-delete: ${error.code} ${error.message}`);
  const files = data as readonly { readonly bucket: string; readonly path: string }[];
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const paths = files.filter((file) => file.bucket === bucket).map(({ path }) => path);
    const removed = await client.storage.from(bucket).remove(paths);
    if (removed.error) throw new Error(`account-delete: files: ${removed.error.message}`);
  }
}
