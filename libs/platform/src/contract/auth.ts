import type { TwoFactorV1 } from './two-factor.ts';

/** A social provider that the product offers; which of them a backend has enabled, its `socialProviders` say. */
export type SocialProvider = 'google' | 'apple' | 'github' | 'facebook';

/**
 * The part of the Supabase auth client that sign-in screens need. Tokens are not in it, and a failure is a value:
 * none of these rejects.
 */
export interface AuthV1 {
  signUp(input: { email: string; password: string; name: string }): Promise<AuthResult>;
  signInWithPassword(input: {
    email: string;
    password: string;
    /** false: the session ends with the browser. */
    remember: boolean;
  }): Promise<AuthResult>;
  /** Leaves for the provider's page (PKCE); comes back to /auth/callback. Resolves only when it could not leave. */
  signInWithProvider(provider: SocialProvider): Promise<AuthResult>;
  /**
   * Leaves for the sign-in page of the organization that has this domain (since 2.4); whether the backend has such ones, its
   * capability `sso` says. Comes back as from a provider; `sso_provider_not_found`: the domain is nobody's.
   */
  signInWithSso?(domain: string): Promise<AuthResult>;
  /** Redeems the code that /auth/callback was called with. */
  redeemCode(code: string): Promise<AuthResult>;
  /** Sends the reset e-mail. Answers `sent` whether or not the address has an account. */
  requestPasswordReset(email: string): Promise<AuthResult>;
  /** Redeems the token of a reset e-mail's link: signs in, so that the password may be changed. */
  redeemRecovery(tokenHash: string): Promise<AuthResult>;
  /** Changes the password of the signed-in person. */
  updatePassword(password: string): Promise<AuthResult>;
  /**
   * Signs the person in once more, in place (since 2.1): what can't be taken back is refused with the code
   * `reauthentication_needed` when the sign-in was too long ago. The page stays as it is. `code-needed`: a second factor is
   * on, so call again with a code of the app, or with a recovery code.
   */
  reauthenticate(input: { password: string; code?: string }): Promise<AuthResult>;
  /**
   * Asks for another address to sign in with (since 2.2). `sent`: a link went to the address of now and one to the new one,
   * and it changes when both were opened. Then every session but that of the device on which it was confirmed ends.
   */
  updateEmail(email: string): Promise<AuthResult>;
  /**
   * Redeems the token of a link that proves an address (since 2.2): of a sign-up, or of another address to sign in with.
   * `updated`: it is proved, or changed. `confirm-email`: the other address has to agree, too. It signs nobody in.
   */
  confirmAddress(input: {
    tokenHash: string;
    type: 'signup' | 'email_change';
  }): Promise<AuthResult>;
  /** Sends the sign-up confirmation e-mail again. */
  resendConfirmation(email: string): Promise<AuthResult>;
  /** Ends this device's session, or with `global` the sessions of all devices. */
  signOut(scope?: 'local' | 'global'): Promise<AuthResult>;
  /** Two-factor sign-in (since 1.1); whether the backend has it, its capability `mfa` says. */
  readonly twoFactor?: TwoFactorV1;
}

/**
 * The outcome of an auth call. `signed-in` means a session exists now; `code-needed` that one does, which is good for
 * nothing until the code of the second factor was given; `confirm-email` that the account waits for its e-mail link;
 * `sent` that an e-mail is on its way; `updated` that the password, the address or the second factor was changed.
 */
export type AuthResult =
  | {
      readonly kind:
        'signed-in' | 'code-needed' | 'signed-out' | 'confirm-email' | 'sent' | 'updated';
    }
  | AuthFailure;

/**
 * The message of a failure for which the server gave none, in English as all of its messages are. A screen in another
 * language has words of its own.
 */
export const AUTH_FALLBACKS = {
  signUp: 'An error occurred during sign up',
  signOut: 'An error occurred during sign out',
  reset: 'An error occurred during password reset',
} as const;

/** GoTrue's code (e.g. `user_already_exists`; `network` when there was no answer) and message. */
export interface AuthFailure {
  readonly kind: 'failed';
  readonly code: string;
  readonly message: string;
  /** Seconds to wait before trying again, when the server says so (HTTP 429). */
  readonly retryAfter?: number;
}
