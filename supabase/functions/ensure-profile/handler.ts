import { callerClient, findCaller } from '../_shared/clients.ts';
import type { FunctionHandler } from '../_shared/context.ts';
import { readJson } from '../_shared/read-json.ts';
import { json, refusal, sessionMissing } from '../_shared/respond.ts';

/**
 * POST `{ name? }`: makes the caller's profile when there is none and answers `{ profile }`. Called again it changes
 * nothing: the rule is the database's own, `public.ensure_profile`.
 */
export const ensureProfile: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const body = await readJson(request, 4096);
  const name = body?.['name'];
  if (body === null || (name !== undefined && typeof name !== 'string')) {
    return refusal(400, 'invalid', 'Send { "name"?: string }');
  }
  if ((await findCaller(request, context)) === null) return sessionMissing();
  const { data, error } = await callerClient(request, context).rpc('ensure_profile', {
    display_name: name ?? null,
  });
  if (error) throw new Error(`ensure_profile: ${error.code} ${error.message}`);
  return json(200, { profile: Array.isArray(data) ? data[0] : data });
};
