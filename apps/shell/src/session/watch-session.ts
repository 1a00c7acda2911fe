import type { SessionUser } from '@nafas/platform';
import type { Session as SupabaseSession, SupabaseClient } from '@supabase/supabase-js';
import { loadShellConfig } from '../boot/load-shell-config.ts';
import { withTimeLimit } from '../loader/retry.ts';
import { report } from '../platform/report.ts';
import { awaitsCode } from './awaits-code.ts';
import { client, clientMade } from './backend-client.ts';
import { endDemo } from './demo.ts';
import { takeEnding } from './ending.ts';
import { dropForgottenSession } from './remember-me.ts';
import { session } from './session-store.ts';
import { sessionStorageKey } from './storage-key.ts';
import { storedSession } from './stored-session.ts';
import { tellEnding } from './tell-ending.ts';

/** After this long the account's own name is used: nobody should wait at the door for his name. */
const PROFILE_MS = 8_000;
/** After this long the session that this device keeps is shown, though the server has not been reached yet. */
const START_MS = 3_000;

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
    keptUnder = key;
    dropForgottenSession(key);
    if (localStorage.getItem(key) !== null) {
      setTimeout(
        () => session.get().status === 'loading' && latestChange === 0 && goOn(),
        START_MS,
      );
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

let keptUnder = '';
/** Whether the person on screen is the one this device remembers, not yet confirmed by the server. */
let isUnconfirmed = false;

/**
 * Goes on with the session that this device keeps, when the server can't be asked whether it is still good (no
 * network). Returns whether there is one. Nothing can be read with it until the server has renewed it.
 */
function goOn(): boolean {
  const stored = storedSession(keptUnder);
  if (!stored) return false;
  if (awaitsCode(stored)) {
    session.set({ status: 'signed-out', awaitsCode: true });
    return true;
  }
  const before = session.get();
  if (before.status === 'signed-in' && before.user.id === stored.user.id) return true;
  const { id, email = '' } = stored.user;
  isUnconfirmed = true;
  session.set({ status: 'signed-in', user: { id, email, name: accountName(stored) } });
  return true;
}

/** Counts the changes: reading a profile takes a while, and its outcome counts only if nothing has happened since. */
let latestChange = 0;

function listen(supabase: SupabaseClient, onSignedOut: () => void): void {
  supabase.auth.onAuthStateChange((event, current) => {
    // supabase-js holds a lock during this callback; calls to it must wait until it is released.
    setTimeout(() => {
      // It also says "nobody" when a session is there but the server could not be reached.
      if (event === 'INITIAL_SESSION' && !current && goOn()) return;
      void follow(supabase, current, onSignedOut);
    }, 0);
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
    const ending = takeEnding();
    isUnconfirmed = false;
    session.set({ status: 'signed-out' });
    // A session that is refused at the start ends too, though nobody was shown yet.
    if (before.status !== 'signed-in' && ending !== 'refused') return;
    onSignedOut();
    if (ending !== 'here') await tellEnding(ending);
    return;
  }
  const isSame = before.status === 'signed-in' && before.user.id === current.user.id;
  if (isSame && !isUnconfirmed && !awaitsCode(current)) return;
  isUnconfirmed = false;
  // Nothing of the one before stays while the new person's profile is read.
  if (before.status === 'signed-in' && !isSame) session.set({ status: 'loading' });
  const kept = await keptNow(supabase, current);
  if (change !== latestChange) return;
  if (kept?.user.id !== current.user.id) {
    await follow(supabase, kept, onSignedOut);
    return;
  }
  if (awaitsCode(kept)) {
    session.set({ status: 'signed-out', awaitsCode: true });
    return;
  }
  const user = await describe(supabase, current);
  if (change !== latestChange) return;
  session.set({ status: 'signed-in', user });
  // In this order the demo's scope gives way to the person's, without one of nobody between them.
  endDemo();
}

/**
 * The session that is kept, which counts. What another tab tells can be older than what this one did since; and it can
 * come before what that tab stored does, so a difference is looked at again.
 */
async function keptNow(
  supabase: SupabaseClient,
  told: SupabaseSession,
): Promise<SupabaseSession | null> {
  for (let looks = 1; ; looks += 1) {
    const { data, error } = await supabase.auth.getSession();
    // Without an answer nothing is known but what was told.
    if (error) return told;
    if (data.session?.user.id === told.user.id || looks === 4) return data.session;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
  const user = await describe(supabase, data.session, before.user);
  if (change === latestChange) session.set({ status: 'signed-in', user });
}

/** The person behind a session. Makes the profile if there is none; without the server the account's own name is used. */
async function describe(
  supabase: SupabaseClient,
  current: SupabaseSession,
  before?: SessionUser,
): Promise<SessionUser> {
  const { id, email = '' } = current.user;
  const known = { id, email, name: accountName(current) };
  let data: unknown;
  try {
    data = await ensureProfile(supabase);
  } catch (cause) {
    report(new Error('ensure_profile failed', { cause }), { phase: 'session' });
    return before ?? { ...known, isProfileAway: true };
  }
  const profile = (Array.isArray(data) ? data[0] : data) as Record<string, unknown> | null;
  const { name, avatar_url: picture } = profile ?? {};
  return {
    ...known,
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof picture === 'string' && picture !== '' && { avatarUrl: picture }),
  };
}

function accountName(kept: Pick<SupabaseSession, 'user'>): string {
  const { email = '', user_metadata: metadata } = kept.user;
  const own: unknown = metadata?.['name'];
  return typeof own === 'string' && own !== '' ? own : (email.split('@')[0] ?? email);
}

async function ensureProfile(supabase: SupabaseClient): Promise<unknown> {
  const asked = Promise.resolve(supabase.rpc('ensure_profile'));
  const { data, error } = await withTimeLimit(asked, PROFILE_MS, () => new Error('no answer'));
  if (error) throw error;
  return data;
}
