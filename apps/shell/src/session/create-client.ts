import type { BackendV1 } from '@nafas/platform';
import { GoTrueClient, type GoTrueClientOptions } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { RealtimeClient } from '@supabase/realtime-js';
import { lazyStorage } from './lazy-storage.ts';

/**
 * The parts of supabase-js, put together as it does but for two: sockets (15 KB) and files (6 KB) are loaded by whoever
 * uses them, since most pages need neither.
 */
export interface SupabaseClient {
  readonly auth: GoTrueClient;
  readonly from: PostgrestClient['from'];
  readonly rpc: PostgrestClient['rpc'];
  readonly functions: FunctionsClient;
  readonly storage: BackendV1['storage'];
  /** The one socket, with the session of `auth`; loaded at the first call. Rejects when its code can't be loaded. */
  realtime(): Promise<RealtimeClient>;
}

/** What of supabase-js's options the shell sets. */
export interface ClientOptions {
  readonly auth: Pick<
    GoTrueClientOptions,
    'storageKey' | 'flowType' | 'detectSessionInUrl' | 'persistSession' | 'autoRefreshToken'
  >;
  readonly realtime?: { readonly heartbeatIntervalMs: number };
  readonly global?: { readonly fetch: typeof fetch };
  /** An answer that is here already, before the session is looked at: a renewal of its token may take a while. */
  readonly early?: (url: string, init?: RequestInit) => Promise<Response | undefined>;
}

/** A key of the new format is no token: functions must not get it as one. */
const NEW_KEY = /^sb_(publishable|secret)_/;

const requestUrl = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : String(input);

/** Whether this device keeps a session for the client. */
function keepsSession({ storageKey = '', persistSession }: ClientOptions['auth']): boolean {
  if (persistSession === false) return false;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // Where storage is blocked, reading it throws: nothing is kept there.
    return false;
  }
}

/** A client of the backend at `url`, which every request names itself to by `key`. */
export function createClient(url: string, key: string, options: ClientOptions): SupabaseClient {
  const base = url.endsWith('/') ? url : `${url}/`;
  const request: typeof fetch = options.global?.fetch ?? ((...args) => fetch(...args));
  const auth = new GoTrueClient({
    url: `${base}auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: request,
    ...options.auth,
  });

  async function token(): Promise<string | null> {
    const { data } = await auth.getSession();
    return data.session?.access_token ?? null;
  }

  /** `fetch` with the key and the token of the session, or `instead` of it where nobody is signed in. */
  const signed =
    (instead: string | null): typeof fetch =>
    async (input, init) => {
      const known = await options.early?.(requestUrl(input), init);
      if (known) return known;
      const headers = new Headers(init?.headers);
      const wasSomebody = keepsSession(options.auth);
      const own = await token();
      // It was asked for a person, whose session ended while it was being renewed: nobody else may ask it.
      if (own === null && wasSomebody) throw new TypeError('The session has ended');
      const bearer = own ?? instead;
      if (!headers.has('apikey')) headers.set('apikey', key);
      if (bearer !== null && !headers.has('Authorization'))
        headers.set('Authorization', `Bearer ${bearer}`);
      return request(input, { ...init, headers });
    };

  const rest = new PostgrestClient(`${base}rest/v1`, { fetch: signed(key) });
  let socket: Promise<RealtimeClient> | undefined;

  async function openSocket(): Promise<RealtimeClient> {
    const { RealtimeClient: Realtime } = await import('@supabase/realtime-js');
    const realtime = new Realtime(`${base.replace(/^http/, 'ws')}realtime/v1`, {
      params: { apikey: key },
      accessToken: async () => (await token()) ?? key,
      fetch: signed(key),
      ...options.realtime,
    });
    // A channel that is open goes on with the new token, and ends with the session.
    auth.onAuthStateChange((event, session) => {
      if (event === 'TOKEN_REFRESHED' || event === 'SIGNED_IN' || event === 'SIGNED_OUT')
        void realtime.setAuth(session?.access_token ?? null);
    });
    return realtime;
  }

  return {
    auth,
    from: rest.from.bind(rest) as PostgrestClient['from'],
    rpc: rest.rpc.bind(rest) as PostgrestClient['rpc'],
    functions: new FunctionsClient(`${base}functions/v1`, {
      customFetch: signed(NEW_KEY.test(key) ? null : key),
    }),
    storage: lazyStorage(`${base}storage/v1`, signed(key)),
    realtime() {
      socket ??= openSocket();
      socket.catch(() => (socket = undefined));
      return socket;
    },
  };
}
