import type { AuthResult } from '@nafas/platform';
import type { SupabaseClient } from './create-client.ts';
import { toAuthFailure } from './auth-outcome.ts';
import { awaitsCode, readSessionId } from './awaits-code.ts';
import { submitCode } from './two-factor.ts';

const CODE_NEEDED: AuthResult = { kind: 'code-needed' };

/**
 * Signs the person in once more beside their session, by a client that keeps nothing, and takes the new session in place of
 * the old one only when it is good for everything. So a wrong password, or a code that is still to be given, ends nothing.
 */
export async function reauthenticate(
  supabase: SupabaseClient,
  beside: SupabaseClient,
  { password, code = '' }: { password: string; code?: string },
): Promise<AuthResult> {
  const { data } = await supabase.auth.getSession();
  const before = data.session;
  const email = before?.user.email;
  if (!before || email === undefined) {
    return { kind: 'failed', code: 'session_not_found', message: '' };
  }
  const entered = await beside.auth.signInWithPassword({ email, password });
  if (entered.error) return toAuthFailure(entered.error);
  if (awaitsCode(entered.data.session)) {
    const refusal = code.trim() === '' ? CODE_NEEDED : await submitCode(beside, code);
    if (refusal) {
      await beside.auth.signOut({ scope: 'local' });
      return refusal;
    }
  }
  const { data: now } = await beside.auth.getSession();
  // The renewal keeps the session on this device's own clock and informs the other tabs.
  const { error } = await supabase.auth.refreshSession({
    refresh_token: now.session?.refresh_token ?? '',
  });
  if (error) return toAuthFailure(error);
  const old = readSessionId(before.access_token);
  // One sign-in of this device in the person's list. That one of them is left over does no harm.
  if (old !== null) await supabase.rpc('end_session', { session: old });
  return { kind: 'signed-in' };
}
