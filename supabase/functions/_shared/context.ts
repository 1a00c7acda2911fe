import type { Releases } from './releases.ts';

/** The dependencies that a function gets from its runtime: an Edge Function, or the embedded backend. */
export interface FunctionContext {
  /** The backend's own address, such as https://abc.supabase.co; no slash at its end. */
  readonly url: string;
  /** The public key. With the caller's token beside it, row-level security decides. */
  readonly anonKey: string;
  /** A variable of the server's environment; secrets are nowhere else. Empty counts as not set. */
  readonly env: (name: string) => string | undefined;
  /** Reaches {@link FunctionContext.url}; embedded it stays in the process. Other hosts: the global fetch. */
  readonly fetch: typeof globalThis.fetch;
  /** The caller's network address, for throttling by its `peerKey`; null when it is not known. */
  readonly peerAddress: string | null;
  /** The place of releases, where the runtime was given one. */
  readonly releases?: Releases | null;
}

/** A server function. CORS and failures it did not foresee are the caller's business. */
export type FunctionHandler = (
  request: Request,
  context: FunctionContext,
) => Response | Promise<Response>;
