import { AUTH_FALLBACKS, type AuthResult, type AuthV1 } from '@nafas/platform';
import type { Session } from '@supabase/auth-js';
import type { SupabaseClient } from './create-client.ts';
import { toAuthFailure, isUnanswered, runAuthCall } from './auth-outcome.ts';
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
      runAuthCall(async () => {
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
        if (error) return toAuthFailure(error, AUTH_FALLBACKS.signUp);
        return { kind: data.session ? 'signed-in' : 'confirm-email' };
      }),
    signInWithPassword: ({ email, password, remember }) =>
      runAuthCall(async () => {
        setRemember(remember);
        const { data, error } = await supabase.auth.signInWithPassword({ email, password });
        return error ? toAuthFailure(error) : entered(data.session);
      }),
    signInWithProvider: (provider) =>
      runAuthCall(async () => {
        setRemember(true);
        const { error } = await supabase.auth.signInWithOAuth({
          provider,
          options: { redirectTo: callbackUrl() },
        });
        return error ? toAuthFailure(error) : { kind: 'sent' };
      }),
    signInWithSso: (domain) =>
      runAuthCall(async () => {
        setRemember(true);
        const { error } = await supabase.auth.signInWithSSO({
          domain,
          options: { redirectTo: callbackUrl() },
        });
        return error ? toAuthFailure(error) : { kind: 'sent' };
      }),
    redeemCode: (code) =>
      runAuthCall(async () => {
        const { data, error } = await supabase.auth.exchangeCodeForSession(code);
        return error ? toAuthFailure(error) : entered(data.session);
      }),
    requestPasswordReset: (email) =>
      runAuthCall(async () => {
        // Where the link leads is the e-mail template's to say (supabase/templates/recovery.html).
        const { error } = await supabase.auth.resetPasswordForEmail(email);
        // Only what says nothing about the address may differ: no answer, or too many requests of this device. A
        // limit on the e-mails to one address is met by addresses that have an account only.
        const isOfDevice = error?.status === 429 && error.code !== 'over_email_send_rate_limit';
        const mayTell = error && (isUnanswered(error) || isOfDevice);
        return mayTell ? toAuthFailure(error, AUTH_FALLBACKS.reset) : { kind: 'sent' };
      }),
    redeemRecovery: (tokenHash) =>
      runAuthCall(async () => {
        const { data, error } = await supabase.auth.verifyOtp({
          token_hash: tokenHash,
          type: 'recovery',
        });
        return error ? toAuthFailure(error, AUTH_FALLBACKS.reset) : entered(data.session);
      }),
    updatePassword: (password) =>
      runAuthCall(async () => {
        const { error } = await supabase.auth.updateUser({ password });
        return error ? toAuthFailure(error, AUTH_FALLBACKS.reset) : { kind: 'updated' };
      }),
    updateEmail: (email) =>
      runAuthCall(async () => {
        const { error } = await supabase.auth.updateUser({ email });
        return error ? toAuthFailure(error) : { kind: 'sent' };
      }),
    confirmAddress: (input) => runAuthCall(() => confirmAddress(supabase, beside(), input)),
    reauthenticate: (given) => runAuthCall(() => reauthenticate(supabase, beside(), given)),
    resendConfirmation: (email) =>
      runAuthCall(async () => {
        const { error } = await supabase.auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: callbackUrl() },
        });
        return error ? toAuthFailure(error) : { kind: 'sent' };
      }),
    signOut: (scope = 'local') =>
      runAuthCall(async () => {
        ending.set('here');
        const { error } = await supabase.auth.signOut({ scope });
        if (error) ending.set(null);
        return error ? toAuthFailure(error, AUTH_FALLBACKS.signOut) : { kind: 'signed-out' };
      }),
    twoFactor: createTwoFactor(supabase),
  });
}

/** A session is there; whether it is good for anything yet, its person's second factor decides. */
function entered(session: Session | null): AuthResult {
  return { kind: session && awaitsCode(session) ? 'code-needed' : 'signed-in' };
}
