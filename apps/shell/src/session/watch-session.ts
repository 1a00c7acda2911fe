import type { SessionUser } from '@nafas/platform';
import type { Session as SupabaseSession, SupabaseClient } from '@supabase/supabase-js';
import { loadShellConfig } from '../boot/load-shell-config.ts';
import { withTimeLimit } from '../loader/retry.ts';
import { report } from '../platform/report.ts';
import { client, clientMade } from './backend-client.ts';
import { endDemo } from './demo.ts';
import { dropForgottenSession } from './remember-me.ts';
import { session } from './session-store.ts';
import { sessionStorageKey } from './storage-key.ts';

/** After this long the account's own name is used: nobody should wait at the door for his name. */
const PROFILE_MS = 8_000;

/**
 * Keeps the session store in step with supabase-js, in every tab. Without a stored session the client is not loaded:
 * a public page needs no Supabase. `onSignedOut` is called after a session ended.
 */
export async function watchSession(onSignedOut: () => void): Promise<void> {
  // First of all: when the start fails, whoever signs in later must be noticed all the same.
  void clientMade.then((supabase) => listen(supabase, onSignedOut));
  try {
    const { backend } = await loadShellConfig();
    const key = sessionStorageKey(backend.url);
    dropForgottenSession(key);
    if (localStorage.getItem(key) !== null) {
      await client();
      return;
    }
    session.set({ status: 'signed-out' });
    // Another tab signed in: so did this one.
    addEventListener('storage', (event) => {
      if (event.key !== key || event.newValue === null) return;
      client().catch((error: unknown) => report(error, { phase: 'session' }));
    });
  } catch (error) {
    report(error, { phase: 'session' });
    session.set({ status: 'signed-out' });
  }
}

/** Counts the changes: reading a profile takes a while, and its outcome counts only if nothing has happened since. */
let latestChange = 0;

function listen(supabase: SupabaseClient, onSignedOut: () => void): void {
  supabase.auth.onAuthStateChange((_event, current) => {
    // supabase-js holds a lock during this callback; calls to it must wait until it is released.
    setTimeout(() => void follow(supabase, current, onSignedOut), 0);
  });
}

async function follow(
  supabase: SupabaseClient,
  current: SupabaseSession | null,
  onSignedOut: () => void,
): Promise<void> {
  const change = ++latestChange;
  const before = session.get();
  if (!current) {
    session.set({ status: 'signed-out' });
    if (before.status === 'signed-in') onSignedOut();
    return;
  }
  if (before.status === 'signed-in' && before.user.id === current.user.id) return;
  // Nothing of the one before stays while the new person's profile is read.
  if (before.status === 'signed-in') session.set({ status: 'loading' });
  const user = await describe(supabase, current);
  if (change !== latestChange) return;
  session.set({ status: 'signed-in', user });
  // In this order the demo's scope gives way to the person's, without one of nobody between them.
  endDemo();
}

/** Reads the profile again after an app changed it. The scope stays: it is the same person. */
export async function refreshProfile(): Promise<void> {
  const before = session.get();
  if (before.status !== 'signed-in') return;
  const supabase = await client();
  const { data } = await supabase.auth.getSession();
  if (data.session?.user.id !== before.user.id || session.get() !== before) return;
  const change = ++latestChange;
  // What is known stays when the profile can't be read.
  const user = await describe(supabase, data.session, before.user.name);
  if (change === latestChange) session.set({ status: 'signed-in', user });
}

/** The person behind a session. Makes the profile if there is none; without the server the account's own name is used. */
async function describe(
  supabase: SupabaseClient,
  current: SupabaseSession,
  fallback = accountName(current),
): Promise<SessionUser> {
  const { id, email = '' } = current.user;
  const data = await ensureProfile(supabase).catch((cause: unknown) => {
    report(new Error('ensure_profile failed', { cause }), { phase: 'session' });
    return null;
  });
  const profile = (Array.isArray(data) ? data[0] : data) as { name?: unknown } | null;
  const given = typeof profile?.name === 'string' ? profile.name : '';
  return { id, email, name: given === '' ? fallback : given };
}

function accountName({ user: { email = '', user_metadata: metadata } }: SupabaseSession): string {
  const own: unknown = metadata['name'];
  return typeof own === 'string' && own !== '' ? own : (email.split('@')[0] ?? email);
}

async function ensureProfile(supabase: SupabaseClient): Promise<unknown> {
  const asked = Promise.resolve(supabase.rpc('ensure_profile'));
  const { data, error } = await withTimeLimit(asked, PROFILE_MS, () => new Error('no answer'));
  if (error) throw error;
  return data;
}
