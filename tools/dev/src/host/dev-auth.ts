import type { AuthResult, AuthV1 } from '@nafas/platform';

/**
 * Answers as a server would, and changes nothing. The password `wrong` is refused, so that a screen's failure can be
 * seen too.
 */
export function devAuth(say: (text: string) => void): AuthV1 {
  const answer = (call: string, result: AuthResult) => {
    say(`auth.${call}: ${result.kind}`);
    return Promise.resolve(result);
  };
  const refused: AuthResult = {
    kind: 'failed',
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  };
  return {
    signUp: () => answer('signUp', { kind: 'signed-in' }),
    signInWithPassword: ({ password }) =>
      answer('signInWithPassword', password === 'wrong' ? refused : { kind: 'signed-in' }),
    signInWithProvider: () =>
      answer('signInWithProvider', { ...refused, code: 'provider_disabled' }),
    redeemCode: () => answer('redeemCode', { kind: 'signed-in' }),
    requestPasswordReset: () => answer('requestPasswordReset', { kind: 'sent' }),
    redeemRecovery: () => answer('redeemRecovery', { kind: 'signed-in' }),
    updatePassword: () => answer('updatePassword', { kind: 'updated' }),
    updateEmail: async () => ({ kind: 'sent' }),
    confirmAddress: async () => ({ kind: 'updated' }),
    reauthenticate: ({ password }) =>
      answer('reauthenticate', password === 'wrong' ? refused : { kind: 'signed-in' }),
    resendConfirmation: () => answer('resendConfirmation', { kind: 'sent' }),
    signOut: () => answer('signOut', { kind: 'signed-out' }),
  };
}
