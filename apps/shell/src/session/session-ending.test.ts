import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShellConfig } from '../config/shell-config.ts';
import { createBackendClient } from './backend-client.ts';
import { createDemo } from './demo.ts';
import { createEndingCause, type Ending } from './ending.ts';
import { createSession } from './session.ts';

const KEY = 'sb-db-auth-token';
const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: [],
};
const KEPT = JSON.stringify({
  user: { id: 'a', email: 'a@example.org', user_metadata: { name: 'Amal' } },
});
const account = (id: string) => ({ user: { id, email: `${id}@example.org`, user_metadata: {} } });

let emit: (event: string, session: unknown) => void;
let kept: unknown = null;
const rpc = vi.fn();
const signOut = vi.fn();
const client = {
  auth: {
    signOut,
    getSession: () => Promise.resolve({ data: { session: kept }, error: null }),
    onAuthStateChange: (listener: typeof emit) => {
      emit = (event, session) => {
        kept = session;
        listener(event, session);
      };
      return { data: { subscription: { unsubscribe: vi.fn() } } };
    },
  },
  rpc,
};
const createClient = vi.hoisted(() => vi.fn());
vi.mock('./create-client.ts', () => ({ createClient }));
const onEnded = vi.fn<(why: Ending) => void>();
const flush = () => vi.advanceTimersByTimeAsync(0);

/** Started on a device that keeps the session of Amal. */
async function started(stored = KEPT) {
  localStorage.setItem(KEY, stored);
  const config = createShellConfig();
  const ending = createEndingCause();
  const backendClient = createBackendClient(config, ending);
  const { signal } = new AbortController();
  const report = vi.fn();
  const parts = { config, backendClient, ending, demo: createDemo(), report, signal };
  const { session, watch } = createSession(parts);
  void watch(onEnded);
  await vi.waitFor(() => expect(createClient).toHaveBeenCalled());
  await flush();
  return { session, ending, backendClient };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  createClient.mockReset().mockReturnValue(client);
  onEnded.mockReset();
  rpc.mockReset().mockResolvedValue({ data: { name: 'Amal Haddad' }, error: null });
  signOut.mockReset().mockResolvedValue({ error: null });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CONFIG)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a start without an answer of the server', () => {
  it('goes on as the person this device remembers', async () => {
    const { session } = await started();
    emit('INITIAL_SESSION', null);
    await flush();
    expect(session.get()).toEqual({
      status: 'signed-in',
      user: { id: 'a', email: 'a@example.org', name: 'Amal' },
    });
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('is not waited for', async () => {
    const { session } = await started();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'a' } });
  });

  it('takes the profile over once the session was renewed, as the same person', async () => {
    const { session } = await started();
    emit('INITIAL_SESSION', null);
    await flush();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    emit('TOKEN_REFRESHED', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'a', name: 'Amal Haddad' } });
    expect(seen).toEqual(['signed-in']);
  });

  it('ends when the session turns out to be refused', async () => {
    const { session, ending } = await started();
    emit('INITIAL_SESSION', null);
    await flush();
    localStorage.removeItem(KEY);
    ending.set('refused');
    emit('SIGNED_OUT', null);
    await flush();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('refused');
  });
});

describe('the end of a session', () => {
  it('that the server refuses at the start is told and leads away', async () => {
    const { session, ending } = await started();
    localStorage.removeItem(KEY);
    ending.set('refused');
    emit('SIGNED_OUT', null);
    emit('INITIAL_SESSION', null);
    await flush();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('refused');
  });

  it('that was refused in the moment of a reload is told after it, and only once', async () => {
    const reload = () => {
      const ending = createEndingCause();
      const config = createShellConfig();
      const backendClient = createBackendClient(config, ending);
      const { signal } = new AbortController();
      const parts = { config, backendClient, ending, demo: createDemo(), report: vi.fn(), signal };
      return { ending, watched: createSession(parts).watch(onEnded) };
    };
    createEndingCause().set('refused');
    const first = reload();
    await first.watched;
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('refused');
    first.ending.told();
    await reload().watched;
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('by another tab is told', async () => {
    await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('SIGNED_OUT', null);
    await flush();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('elsewhere');
  });

  it('by the person here is told as theirs', async () => {
    const { backendClient } = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    signOut.mockImplementation(async () => {
      emit('SIGNED_OUT', null);
      return { error: null };
    });
    await (await backendClient.auth()).signOut();
    await flush();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('here');
  });
});

describe('late news of another tab', () => {
  it('does not undo what this one did since', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('b'));
    await flush();
    emit('SIGNED_IN', account('a'));
    kept = account('b');
    await vi.advanceTimersByTimeAsync(300);
    expect(session.get()).toMatchObject({ user: { id: 'b' } });
  });

  it('brings nobody back who signed out meanwhile', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a'));
    kept = null;
    await vi.advanceTimersByTimeAsync(300);
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(rpc).not.toHaveBeenCalled();
  });

  it('that comes before its session does is waited for', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a'));
    kept = null;
    await vi.advanceTimersByTimeAsync(150);
    kept = account('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'a' } });
    expect(rpc).toHaveBeenCalledTimes(1);
  });
});

const withFactor = (aal: string) => ({
  access_token: `h.${btoa(JSON.stringify({ aal }))}.s`,
  user: { ...account('a').user, factors: [{ status: 'verified' }] },
});
const AWAITS = { status: 'signed-out', awaitsCode: true };

describe('a second factor', () => {
  it('lets nobody in before its code, and nothing of theirs is read', async () => {
    const { session } = await started();
    emit('SIGNED_IN', withFactor('aal1'));
    await flush();
    expect(session.get()).toEqual(AWAITS);
    expect(rpc).not.toHaveBeenCalled();
    emit('MFA_CHALLENGE_VERIFIED', withFactor('aal2'));
    await flush();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'a' } });
  });

  it('is asked for again when a session that is open loses its code', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('TOKEN_REFRESHED', withFactor('aal1'));
    await flush();
    expect(session.get()).toEqual(AWAITS);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('is asked for after a start without an answer of the server, too', async () => {
    const { session } = await started(JSON.stringify(withFactor('aal1')));
    emit('INITIAL_SESSION', null);
    await flush();
    expect(session.get()).toEqual(AWAITS);
  });

  it('can be given up: then nobody is signed in, and nobody is led away', async () => {
    const { session } = await started();
    emit('SIGNED_IN', withFactor('aal1'));
    await flush();
    emit('SIGNED_OUT', null);
    await flush();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe('the push subscription of this browser', () => {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  beforeEach(() => {
    unsubscribe.mockClear();
    const subscription = { unsubscribe };
    const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
    vi.stubGlobal('Notification', { permission: 'granted' });
    vi.stubGlobal('caches', { delete: () => Promise.resolve(true) });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: () => Promise.resolve(registration) },
    });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('ends with the session, and when somebody else signs in; the same person keeps it (DECISION-136)', async () => {
    await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('TOKEN_REFRESHED', account('a'));
    await flush();
    expect(unsubscribe).not.toHaveBeenCalled();
    emit('SIGNED_IN', account('b'));
    await flush();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    emit('SIGNED_OUT', null);
    await flush();
    expect(unsubscribe).toHaveBeenCalledTimes(2);
  });
});
