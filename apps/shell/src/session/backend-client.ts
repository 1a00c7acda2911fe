import type { AuthV1, BackendCapabilities, BackendV1 } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import type { ClientOptions, SupabaseClient } from './create-client.ts';
import { fetchJson } from '../base/fetch-json.ts';
import { createAuth } from './auth.ts';
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
      import('./create-client.ts'),
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
      backendPromise ??= Promise.all([client(), capabilities(config)]).then(
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
      const { supabase, beside } = await clients();
      return createAuth(supabase, ending, beside);
    },
  };
}

/** The capabilities that the backend reports; nothing beyond tables when it can't be reached. */
async function capabilities(config: () => Promise<ShellConfig>): Promise<BackendCapabilities> {
  const { backend, flags } = await config();
  const settings = (await fetchJson(
    `${backend.url}/auth/v1/settings?apikey=${backend.anonKey}`,
  ).catch(() => ({}))) as {
    external?: Record<string, unknown>;
    mfa_enabled?: unknown;
    saml_enabled?: unknown;
  };
  const socialProviders = Object.entries(settings.external ?? {})
    .filter(([name, enabled]) => enabled === true && name !== 'email' && name !== 'phone')
    .map(([name]) => name);
  // A hosted project has it and doesn't mention it; a server without it says so. When TOTP is switched off in the
  // project, setting it up is refused with the reason.
  const mfa = settings.external !== undefined && settings.mfa_enabled !== false;
  // Whether a backend has realtime can't be read from its address, so config.json says it.
  const sso = settings.saml_enabled === true;
  return { realtime: flags?.['realtime'] === true, mfa, socialProviders, sso };
}
