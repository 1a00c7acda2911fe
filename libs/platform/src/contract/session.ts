/** The person who is signed in. `name` is what the profile says, never empty. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Address of the person's picture, when there is one (since 1.2). */
  readonly avatarUrl?: string;
  /** The profile could not be read: the name is the account's own (since 1.2). */
  readonly isProfileAway?: true;
  /** Pages for operators are shown to them. What they get there, the database decides (since 2.3). */
  readonly isOperator?: true;
}

/**
 * Who is signed in, as the shell alone sets it. `loading` at the start until it is known whether somebody is, and while
 * one person's session follows another's. A demo is `signed-out` as well: {@link Scope.mode} says which.
 */
export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signed-out';
      /** The right password was given, and the code of the second factor is still to come (since 1.1). */
      readonly awaitsCode?: true;
    }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/**
 * Whose data is on screen. A platform lives exactly as long as its scope: when the person or the mode changes,
 * the shell unmounts every parcel, aborts `signal` and makes a new platform.
 */
export interface Scope {
  readonly mode: 'real' | 'demo';
  readonly userId: string | null;
  /**
   * What was read may be kept on this device, for hours without a network: "Remember me" is on. It lies in databases whose
   * name begins with `nafas.` and has the person's id, which the host takes away when they are not signed in any more (since 2.4).
   */
  readonly isRemembered?: true;
  /** Aborted when the scope ends. Caches, timers and subscriptions of a feature end with it. */
  readonly signal: AbortSignal;
}
