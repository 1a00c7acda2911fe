import type { AuthV1, BackendCapabilities, BackendV1 } from '@nafas/platform';
import type { SupabaseClient } from '@supabase/supabase-js';
import { fetchJson } from '../boot/fetch-json.ts';
import { loadShellConfig } from '../boot/load-shell-config.ts';
import { createAuth } from './auth.ts';
import { dropForgottenSession } from './remember-me.ts';
import { sessionFetch } from './session-fetch.ts';
import { sessionStorageKey } from './storage-key.ts';

/** The specification's (section 9); the client's own is 25 s. */
const HEARTBEAT_MS = 30_000;

let making: Promise<SupabaseClient> | undefined;

let announce: (supabase: SupabaseClient) => void;
/** Resolves when somebody wanted the client and it was made. */
export const clientMade = new Promise<SupabaseClient>((resolve) => (announce = resolve));

/** The one Supabase client of this page. supabase-js is loaded at the first call. */
export function client(): Promise<SupabaseClient> {
  making ??= make();
  making.catch(() => (making = undefined));
  return making;
}

async function make(): Promise<SupabaseClient> {
  const [{ createClient }, { backend }] = await Promise.all([
    import('@supabase/supabase-js'),
    loadShellConfig(),
  ]);
  const storageKey = sessionStorageKey(backend.url);
  // Here too, since the check at the start may have failed with the configuration.
  dropForgottenSession(storageKey);
  const made = createClient(backend.url, backend.anonKey, {
    auth: {
      storageKey,
      flowType: 'pkce',
      detectSessionInUrl: false,
    },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
    global: { fetch: sessionFetch({ ...backend, storageKey }) },
  });
  announce(made);
  return made;
}

let facing: Promise<BackendV1> | undefined;

/** The client's frozen, narrow face for features. */
export function backendOf(): Promise<BackendV1> {
  facing ??= Promise.all([client(), capabilities()]).then(([supabase, abilities]) =>
    Object.freeze({
      from: supabase.from.bind(supabase),
      rpc: supabase.rpc.bind(supabase),
      functions: supabase.functions,
      storage: supabase.storage,
      capabilities: abilities,
    }),
  );
  facing.catch(() => (facing = undefined));
  return facing;
}

export async function authOf(): Promise<AuthV1> {
  return createAuth(await client());
}

/** What the backend says it can. When it can't be asked, nothing beyond tables is promised. */
async function capabilities(): Promise<BackendCapabilities> {
  const { backend, flags } = await loadShellConfig();
  const settings = (await fetchJson(
    `${backend.url}/auth/v1/settings?apikey=${backend.anonKey}`,
  ).catch(() => ({}))) as { external?: Record<string, unknown>; mfa_enabled?: unknown };
  const socialProviders = Object.entries(settings.external ?? {})
    .filter(([name, enabled]) => enabled === true && name !== 'email' && name !== 'phone')
    .map(([name]) => name);
  // A hosted project has it and doesn't mention it; a server without it says so. When TOTP is switched off in the
  // project, setting it up is refused with the reason.
  const mfa = settings.external !== undefined && settings.mfa_enabled !== false;
  // No address tells it from outside, so whoever deploys says it.
  return { realtime: flags?.['realtime'] === true, mfa, socialProviders };
}
