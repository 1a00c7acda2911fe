import type { AuthResult } from '@nafas/platform';
import type { SupabaseClient } from './create-client.ts';
import { toAuthFailure } from './auth-outcome.ts';

/**
 * Redeems the link that proves an address, by a client that keeps nothing: whoever holds the link is not signed in by it.
 * With another address every session of the old one ends; where that person is signed in here, this device goes on.
 */
export async function confirmAddress(
  supabase: SupabaseClient,
  beside: SupabaseClient,
  { tokenHash, type }: { tokenHash: string; type: 'signup' | 'email_change' },
): Promise<AuthResult> {
  const { data: here } = await supabase.auth.getSession();
  const { data, error } = await beside.auth.verifyOtp({ token_hash: tokenHash, type });
  if (error) return toAuthFailure(error);
  // Of another address the first of two links gets no session.
  if (!data.session) return { kind: 'confirm-email' };
  if (type === 'email_change' && here.session?.user.id === data.session.user.id) {
    const { refresh_token } = data.session;
    const renewed = await supabase.auth.refreshSession({ refresh_token });
    return renewed.error ? toAuthFailure(renewed.error) : { kind: 'updated' };
  }
  await beside.auth.signOut({ scope: 'local' });
  return { kind: 'updated' };
}
