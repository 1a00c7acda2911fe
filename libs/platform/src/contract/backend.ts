import type { SupabaseClient } from '@supabase/supabase-js';

/** What this backend can do beyond tables: asked once, so that buttons never lead nowhere. */
export interface BackendCapabilities {
  readonly realtime: boolean;
  readonly mfa: boolean;
  /** Social providers the backend has enabled, e.g. `github`. */
  readonly socialProviders: readonly string[];
}

/** The frozen, narrow part of the Supabase client that features may use. Row-level security is the boundary. */
export type BackendV1 = Readonly<Pick<SupabaseClient, 'from' | 'rpc' | 'functions' | 'storage'>> & {
  readonly capabilities: BackendCapabilities;
};

/** The part of the Supabase auth client that sign-in screens need. Tokens are not in it. */
export interface AuthV1 {
  signUp(input: { email: string; password: string; name: string }): Promise<AuthResult>;
  signInWithPassword(input: {
    email: string;
    password: string;
    /** false: the session ends with the browser. */
    remember: boolean;
  }): Promise<AuthResult>;
  signOut(scope?: 'local' | 'global'): Promise<AuthResult>;
}

/**
 * The outcome of an auth call. `signed-in` means a session exists now; `confirm-email` that the account waits
 * for its e-mail link. A failure carries GoTrue's code (e.g. `user_already_exists`) and message.
 */
export type AuthResult =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'confirm-email' }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly message: string;
      /** Seconds to wait before trying again, when the server says so (HTTP 429). */
      readonly retryAfter?: number;
    };
