import { HANDLERS, type FunctionContext } from '@nafas/functions';
import type { Hono } from 'hono';
import type { FrontEnv } from '../front-env.ts';
import type { ClientAddress, NodeBindings } from '../client-address.ts';

/** The dependencies of the server functions beyond the request. */
export interface FunctionsOptions {
  readonly anonKey: string;
  /** The server's environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clientAddress: ClientAddress;
  /** The place of releases that the environment names; null when it names none. */
  readonly releases: NonNullable<FunctionContext['releases']> | null;
}

const PREFIX = '/functions/v1';

/**
 * Serves supabase/functions as a hosted project does. Their calls to the backend stay in this process, and are counted as
 * their caller's: else everybody's would share one limit, and one caller could use it up for all.
 */
export function mountFunctions(
  app: Hono<FrontEnv>,
  { anonKey, env, clientAddress, releases }: FunctionsOptions,
): void {
  const fetchAs = (address: string | null): FunctionContext['fetch'] => {
    const env: NodeBindings = { incoming: { socket: { remoteAddress: address ?? undefined } } };
    return async (input, init) => app.fetch(new Request(input, init), env);
  };
  for (const [name, handler] of Object.entries(HANDLERS)) {
    app.all(`${PREFIX}/${name}`, (c) => {
      const peerAddress = clientAddress(c);
      return handler(c.req.raw, {
        url: new URL(c.req.url).origin,
        anonKey,
        env: (variable) => env[variable] || undefined,
        fetch: fetchAs(peerAddress),
        peerAddress,
        releases,
      });
    });
  }
}
