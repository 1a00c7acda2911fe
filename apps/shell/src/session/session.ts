import { createStore, readOnly, type Session, type SessionUser, type Store } from '@nafas/platform';
import { endSubscription } from '@nafas/platform/push';
import type { ShellConfig } from '@nafas/platform/registry';
import type { Session as SupabaseSession } from '@supabase/auth-js';
import type { SupabaseClient } from './create-client.ts';
import type { ReportError } from '../base/report.ts';
import { withTimeLimit } from '../base/retry.ts';
import { awaitsCode, readSessionId } from './awaits-code.ts';
import type { BackendClient } from './backend-client.ts';
import type { Demo } from './demo.ts';
import type { Ending, EndingCause } from './ending.ts';
import { forgetDatabases, forgetPeople } from './forget-people.ts';
import { dropForgottenSession } from './remember-me.ts';
import { sessionStorageKey, storedSession, type KeptSession } from './stored-session.ts';

/** After this long the account's own name is used: nobody should wait for the page because of a name. */
const PROFILE_MS = 8_000;

/** Who is signed in on this device, in step with supabase-js and with the other tabs. */
export interface SessionService {
  /** `loading` until the start-up check is done. */
  readonly session: Store<Session>;
  /**
   * Begins with the start-up check. Without a stored session the client is not loaded: a public page needs no Supabase.
   * `onEnded` is called after a session ended. Never rejects.
   */
  watch(onEnded: (ending: Ending) => void): Promise<void>;
  /** Reads the profile again after an app changed it. The scope stays: it is the same person. */
  refreshProfile(): Promise<void>;
}

export interface SessionParts {
  readonly config: () => Promise<ShellConfig>;
  readonly backendClient: Pick<BackendClient, 'client' | 'made'>;
  readonly ending: EndingCause;
  readonly demo: Demo;
  readonly report: ReportError;
  /** Ends the watching. */
  readonly signal: AbortSignal;
}

export function createSession(parts: SessionParts): SessionService {
  const { config, backendClient, ending, demo, report, signal } = parts;
  const session = createStore<Session>({ status: 'loading' });
  let storageKey = '';
  /** Whether the person on screen is the one this device remembers, not yet confirmed by the server. */
  let isUnconfirmed = false;
  /** Who was signed in last and has not signed out: what is kept on this device for a person is theirs. */
  let latest: string | undefined;
  /** Counts the changes: reading a profile takes a while, and its outcome counts only if nothing has happened since. */
  let latestChange = 0;
  let onEnded: (ending: Ending) => void = () => undefined;

  async function watch(tell: typeof onEnded): Promise<void> {
    onEnded = tell;
    // Comes first: even when the start fails, a later sign-in must be noticed.
    void backendClient.made.then(listen);
    try {
      const { backend } = await config();
      const key = sessionStorageKey(backend.url);
      storageKey = key;
      dropForgottenSession(key);
      if (localStorage.getItem(key) !== null) {
        ending.told();
        // What is shown first needs no answer of the server; each request waits for the session that it confirms.
        goOn();
        await backendClient.client();
        return;
      }
      session.set({ status: 'signed-out' });
      forget();
      if (ending.isUntold()) onEnded('refused');
      // Another tab signed in: so did this one.
      addEventListener(
        'storage',
        (event) => {
          if (event.key !== key || event.newValue === null) return;
          backendClient.client().catch((error: unknown) => report(error, { phase: 'session' }));
        },
        { signal },
      );
    } catch (error) {
      report(error, { phase: 'session' });
      session.set({ status: 'signed-out' });
    }
  }

  /**
   * Goes on with the session that this device keeps, when the server can't be asked whether it is still good (no
   * network). Returns whether there is one. Nothing can be read with it until the server has renewed it.
   */
  function goOn(): boolean {
    const stored = storedSession(storageKey);
    if (!stored) return false;
    if (awaitsCode(stored)) {
      session.set({ status: 'signed-out', awaitsCode: true });
      takeOver(stored);
      return true;
    }
    const before = session.get();
    if (before.status === 'signed-in' && before.user.id === stored.user.id) return true;
    const { id, email = '' } = stored.user;
    isUnconfirmed = true;
    session.set({
      status: 'signed-in',
      user: { id, email, name: accountName(stored), ...role(stored) },
    });
    takeOver(stored);
    return true;
  }

  /** Takes away what is kept on this device for anybody but who has the ids of `kept`. */
  function forget(kept?: readonly string[]): void {
    forgetPeople(kept);
    const failed = (error: unknown) => report(error, { phase: 'session' });
    forgetDatabases(kept).catch(failed);
    endSubscription().catch(failed);
  }

  /** Whoever was signed in before somebody else did not sign out: what that would have done for them is done now. */
  function takeOver({ user: { id }, access_token: token = '' }: KeptSession): void {
    const isAnother = latest !== undefined && latest !== id;
    latest = id;
    // What is noted of the new one's session has only that session's id.
    if (isAnother) forget([id, readSessionId(token) ?? id]);
  }

  function listen(supabase: SupabaseClient): void {
    const { data } = supabase.auth.onAuthStateChange((event, current) => {
      // supabase-js holds a lock during this callback; calls to it must wait until it is released.
      setTimeout(() => {
        if (signal.aborted) return;
        // It also says "nobody" when a session is there but the server could not be reached.
        if (event === 'INITIAL_SESSION' && !current && goOn()) return;
        void follow(supabase, current);
      }, 0);
    });
    signal.addEventListener('abort', () => data.subscription.unsubscribe());
  }

  async function follow(supabase: SupabaseClient, current: SupabaseSession | null): Promise<void> {
    const change = ++latestChange;
    const before = session.get();
    if (!current) {
      const why = ending.take();
      isUnconfirmed = false;
      latest = undefined;
      session.set({ status: 'signed-out' });
      // After the scope's end, which writes nothing any more.
      forget();
      // A session that is refused at the start ends too, though nobody was shown yet.
      if (before.status === 'signed-in' || why === 'refused') onEnded(why);
      return;
    }
    const isSame = before.status === 'signed-in' && before.user.id === current.user.id;
    if (isSame && !isUnconfirmed && !awaitsCode(current)) {
      // The same person, by another address or in another role: the scope stays.
      const { email = '' } = current.user;
      const { isOperator, ...known } = before.user;
      const now = role(current);
      if (email !== known.email || isOperator !== now.isOperator) {
        session.set({ status: 'signed-in', user: { ...known, email, ...now } });
      }
      return;
    }
    isUnconfirmed = false;
    // Nothing of the one before stays while the new person's profile is read.
    if (before.status === 'signed-in' && !isSame) session.set({ status: 'loading' });
    const kept = await keptNow(supabase, current);
    if (change !== latestChange) return;
    if (kept?.user.id !== current.user.id) {
      await follow(supabase, kept);
      return;
    }
    takeOver(kept);
    if (awaitsCode(kept)) {
      session.set({ status: 'signed-out', awaitsCode: true });
      return;
    }
    const user = await describe(supabase, current);
    if (change !== latestChange) return;
    session.set({ status: 'signed-in', user });
    // In this order the demo's scope is followed by the person's, with no signed-out scope between them.
    demo.end();
  }

  async function refreshProfile(): Promise<void> {
    const before = session.get();
    if (before.status !== 'signed-in') return;
    const supabase = await backendClient.client();
    const { data } = await supabase.auth.getSession();
    if (data.session?.user.id !== before.user.id || session.get() !== before) return;
    const change = ++latestChange;
    // The known profile stays when it can't be read again.
    const user = await describe(supabase, data.session, before.user);
    if (change === latestChange) session.set({ status: 'signed-in', user });
  }

  /**
   * The person behind a session. Makes the profile if there is none; without the server the account's own name is used.
   */
  async function describe(
    supabase: SupabaseClient,
    current: SupabaseSession,
    before?: SessionUser,
  ): Promise<SessionUser> {
    const { id, email = '' } = current.user;
    const known = { id, email, name: accountName(current), ...role(current) };
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

  return { session: readOnly(session), watch, refreshProfile };
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
    // Without an answer only the old value is known.
    if (error) return told;
    if (data.session?.user.id === told.user.id || looks === 4) return data.session;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function accountName(kept: Pick<SupabaseSession, 'user'>): string {
  const { email = '', user_metadata: metadata } = kept.user;
  const own: unknown = metadata?.['name'];
  return typeof own === 'string' && own !== '' ? own : (email.split('@')[0] ?? email);
}

/** What the account says of itself, and its owner can't write: only a hint, the database asks its own list. */
function role({ user }: Pick<SupabaseSession, 'user'>): Pick<SessionUser, 'isOperator'> {
  return user.app_metadata?.['operator'] === true ? { isOperator: true } : {};
}

async function ensureProfile(supabase: SupabaseClient): Promise<unknown> {
  const asked = Promise.resolve(supabase.rpc('ensure_profile'));
  const { data, error } = await withTimeLimit(asked, PROFILE_MS, () => new Error('no answer'));
  if (error) throw error;
  return data;
}
