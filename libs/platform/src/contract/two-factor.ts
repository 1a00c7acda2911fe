import type { AuthFailure, AuthResult } from './auth.ts';

/** A confirmed second factor: an authenticator app of this person. */
export interface SecondFactor {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** An authenticator app that still has to be confirmed by one of its codes. */
export interface Enrolment {
  readonly kind: 'enrolling';
  readonly factorId: string;
  /** The QR code that the app scans, as the `data:` address of a picture: dark on nothing, so put it on white. */
  readonly qrCode: string;
  /** The secret of the QR code for somebody who types it: base32. */
  readonly secret: string;
}

/**
 * Two-factor sign-in by the six-digit codes of an authenticator app (TOTP). While a confirmed factor exists, the
 * database refuses a session that was not given a code. None of these rejects.
 */
export interface TwoFactorV1 {
  /** The confirmed factors; with none, two-factor is off. */
  list(): Promise<
    { readonly kind: 'factors'; readonly factors: readonly SecondFactor[] } | AuthFailure
  >;
  /** Begins with a new app, and forgets an earlier one that was never confirmed. */
  enrol(): Promise<Enrolment | AuthFailure>;
  /**
   * Gives a code. With `factorId` it confirms that factor; without, it completes the sign-in of a session that awaits
   * its code. Afterwards this device is `signed-in`, and other devices that gave none are not.
   */
  verify(input: { readonly code: string; readonly factorId?: string }): Promise<AuthResult>;
  /** Completes the sign-in of a session that awaits its code, by a recovery code in its place (since 2.1). */
  useRecoveryCode(code: string): Promise<AuthResult>;
  /**
   * Takes all factors away, the recovery codes with them: `updated`. Other devices have to sign in again. It needs a code of
   * just now, of the app or a recovery code (`code` since 2.2); without one it is refused as `code_needed`.
   */
  remove(given?: { readonly code: string }): Promise<AuthResult>;
}
