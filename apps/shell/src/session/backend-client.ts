import type { AuthV1, BackendV1 } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import type { ClientOptions, SupabaseClient } from './create-client.ts';
import { loadCapabilities } from './capabilities.ts';
import type { EndingCause } from './ending.ts';
import { dropForgottenSession } from './remember-me.ts';
import { sessionFetch } from './session-fetch.ts';
import { sessionStorageKey } from './stored-session.ts';

/** DATA-279; the client's own is 25 s. */
const HEARTBEAT_MS = 30_000;

/** The one way to the backend. Every call may reject, and tries again the next time. */
export interface BackendClient {
  /** The one Supabase client. supabase-js is loaded at the first call. */
  client(): Promise<SupabaseClient>;
  /** Resolves when somebody wanted the client and it was made; until then it asks for nothing. */
  readonly made: Promise<SupabaseClient>;
  /** The client's frozen, narrow face for features. */
  backend(): Promise<BackendV1>;
  auth(): Promise<AuthV1>;
}

interface Clients {
  readonly supabase: SupabaseClient;
  /** Another client of the same backend, which keeps no session. */
  beside(): SupabaseClient;
}

export function createBackendClient(
  config: () => Promise<ShellConfig>,
  ending: EndingCause,
  early?: ClientOptions['early'],
): BackendClient {
  let clientPromise: Promise<Clients> | undefined;
  let backendPromise: Promise<BackendV1> | undefined;
  let announce: (supabase: SupabaseClient) => void;
  const made = new Promise<SupabaseClient>((resolve) => (announce = resolve));

  function clients(): Promise<Clients> {
    clientPromise ??= make();
    clientPromise.catch(() => (clientPromise = undefined));
    return clientPromise;
  }
  const client = async () => (await clients()).supabase;

  async function make(): Promise<Clients> {
    const [{ createClient }, { backend }] = await Promise.all([
      import(/* webpackChunkName: "client" */ './create-client.ts'),
      config(),
    ]);
    const storageKey = sessionStorageKey(backend.url);
    // Here too, since the check at the start may have failed with the configuration.
    dropForgottenSession(storageKey);
    const supabase = createClient(backend.url, backend.anonKey, {
      auth: {
        storageKey,
        flowType: 'pkce',
        detectSessionInUrl: false,
      },
      realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
      global: { fetch: sessionFetch({ ...backend, storageKey, ending }) },
      ...(early && { early }),
    });
    announce(supabase);
    let madeBeside = 0;
    const beside = () => {
      madeBeside += 1;
      return createClient(backend.url, backend.anonKey, {
        auth: {
          persistSession: false,
          autoRefreshToken: false,
          // It keeps nothing there; two clients of one key warn of each other.
          storageKey: `${storageKey}-beside-${madeBeside}`,
        },
      });
    };
    return { supabase, beside };
  }

  return {
    client,
    made,
    backend() {
      backendPromise ??= Promise.all([client(), config().then(loadCapabilities)]).then(
        ([supabase, abilities]) =>
          Object.freeze<BackendV1>({
            // TypeScript can't compare these two (TS2589: the types of its filters recur without end). That they fit is
            // what the contract suites of the data service show, which run through them.
            from: supabase.from.bind(supabase) as unknown as BackendV1['from'],
            rpc: supabase.rpc.bind(supabase) as unknown as BackendV1['rpc'],
            functions: supabase.functions,
            storage: supabase.storage,
            capabilities: abilities,
          }),
      );
      backendPromise.catch(() => (backendPromise = undefined));
      return backendPromise;
    },
    async auth() {
      const [{ supabase, beside }, { createAuth }] = await Promise.all([
        clients(),
        import(/* webpackChunkName: "client" */ './auth.ts'),
      ]);
      return createAuth(supabase, ending, beside);
    },
  };
}
