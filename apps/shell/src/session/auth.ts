import { AUTH_FALLBACKS, type AuthResult, type AuthV1 } from '@nafas/platform';
import type { Session } from '@supabase/auth-js';
import type { SupabaseClient } from './create-client.ts';
import { failed, isUnanswered, settle } from './auth-outcome.ts';
import { awaitsCode } from './awaits-code.ts';
import { confirmAddress } from './confirm-address.ts';
import type { EndingCause } from './ending.ts';
import { reauthenticate } from './reauthenticate.ts';
import { setRemember } from './remember-me.ts';
import { createTwoFactor } from './two-factor.ts';

/** Where a provider and the confirmation e-mail come back to. */
const callbackUrl = () => `${location.origin}/auth/callback`;

/**
 * The auth calls of sign-in screens, on the real client. Failures are values, never exceptions.
 * @param beside makes a client that keeps nothing, for a sign-in that may come to nothing.
 */
export function createAuth(
  supabase: SupabaseClient,
  ending: EndingCause,
  beside: () => SupabaseClient,
): AuthV1 {
  return Object.freeze<AuthV1>({
    signUp: ({ email, password, name }) =>
      settle(async () => {
        setRemember(true);
        const { data, error } = await supabase.auth.signUp({
          email,
          password,
          // The mails of the account speak the language that it was made in, until another is chosen.
          options: {
            data: { name, language: document.documentElement.lang },
            emailRedirectTo: callbackUrl(),
          },
        });
        if (error) return failed(error, AUTH_FALLBACKS.signUp);
        return { kind: data.session ? 'signed-in' : 'confirm-email' };
      }),
    signInWithPassword: ({ email, password, remember }) =>
      settle(async () => {
        setRemember(remember);
        const { data, error } = await supabase.auth.signInWithPassword({ email, password });
        return error ? failed(error) : entered(data.session);
      }),
    signInWithProvider: (provider) =>
      settle(async () => {
        setRemember(true);
        const { error } = await supabase.auth.signInWithOAuth({
          provider,
          options: { redirectTo: callbackUrl() },
        });
        return error ? failed(error) : { kind: 'sent' };
      }),
    signInWithSso: (domain) =>
      settle(async () => {
        setRemember(true);
        const { error } = await supabase.auth.signInWithSSO({
          domain,
          options: { redirectTo: callbackUrl() },
        });
        return error ? failed(error) : { kind: 'sent' };
      }),
    redeemCode: (code) =>
      settle(async () => {
        const { data, error } = await supabase.auth.exchangeCodeForSession(code);
        return error ? failed(error) : entered(data.session);
      }),
    requestPasswordReset: (email) =>
      settle(async () => {
        // Where the link leads is the e-mail template's to say (supabase/templates/recovery.html).
        const { error } = await supabase.auth.resetPasswordForEmail(email);
        // Only what says nothing about the address may differ: no answer, or too many requests of this device. A
        // limit on the e-mails to one address is met by addresses that have an account only.
        const isOfDevice = error?.status === 429 && error.code !== 'over_email_send_rate_limit';
        const mayTell = error && (isUnanswered(error) || isOfDevice);
        return mayTell ? failed(error, AUTH_FALLBACKS.reset) : { kind: 'sent' };
      }),
    redeemRecovery: (tokenHash) =>
      settle(async () => {
        const { data, error } = await supabase.auth.verifyOtp({
          token_hash: tokenHash,
          type: 'recovery',
        });
        return error ? failed(error, AUTH_FALLBACKS.reset) : entered(data.session);
      }),
    updatePassword: (password) =>
      settle(async () => {
        const { error } = await supabase.auth.updateUser({ password });
        return error ? failed(error, AUTH_FALLBACKS.reset) : { kind: 'updated' };
      }),
    updateEmail: (email) =>
      settle(async () => {
        const { error } = await supabase.auth.updateUser({ email });
        return error ? failed(error) : { kind: 'sent' };
      }),
    confirmAddress: (input) => settle(() => confirmAddress(supabase, beside(), input)),
    reauthenticate: (given) => settle(() => reauthenticate(supabase, beside(), given)),
    resendConfirmation: (email) =>
      settle(async () => {
        const { error } = await supabase.auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: callbackUrl() },
        });
        return error ? failed(error) : { kind: 'sent' };
      }),
    signOut: (scope = 'local') =>
      settle(async () => {
        ending.set('here');
        const { error } = await supabase.auth.signOut({ scope });
        if (error) ending.set(null);
        return error ? failed(error, AUTH_FALLBACKS.signOut) : { kind: 'signed-out' };
      }),
    twoFactor: createTwoFactor(supabase),
  });
}

/** A session is there; whether it is good for anything yet, its person's second factor decides. */
function entered(session: Session | null): AuthResult {
  return { kind: session && awaitsCode(session) ? 'code-needed' : 'signed-in' };
}
