import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Change = (event: string, session: unknown) => void;

const CONFIG = {
  backend: { url: 'https://db.example.org', anonKey: 'public' },
  allowedOrigins: [],
};
const KEY = 'sb-db-auth-token';
const fetched = vi.fn<(url: string) => Promise<Response>>();
const rpc = vi.fn();
const createClient = vi.fn();
vi.mock('@supabase/supabase-js', () => ({ createClient }));

/** supabase-js as far as the session goes: it tells listeners what a test says. */
let emit: Change;
const getSession = vi.fn();
/** What the client keeps from now on. */
const kept = (session: unknown) => getSession.mockResolvedValue({ data: { session }, error: null });
const client = {
  auth: {
    getSession,
    onAuthStateChange: (listener: Change) => {
      emit = (event, session) => {
        kept(session);
        listener(event, session);
      };
    },
  },
  rpc,
};

const onSignedOut = vi.fn();
const account = (id: string, metadata: Record<string, unknown> = {}) => ({
  user: { id, email: `${id}@example.org`, user_metadata: metadata },
});
const profile = (name: string) => ({ data: { name }, error: null });
/** Makes an answer that comes when the test says so. */
function later() {
  let arrive = (_answer: unknown) => {};
  const answer = new Promise((resolve) => (arrive = resolve));
  return { answer, arrive: (name: string) => arrive(profile(name)) };
}
const flush = () => vi.advanceTimersByTimeAsync(0);

async function start() {
  const { watchSession, refreshProfile } = await import('./watch-session.ts');
  const { session } = await import('./session-store.ts');
  const { demo, startDemo } = await import('./demo.ts');
  const backendClient = await import('./backend-client.ts');
  void watchSession(onSignedOut);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await flush();
  return { session, demo, startDemo, refreshProfile, signIn: () => backendClient.client() };
}
/** Started on a device that has a session. */
async function started() {
  localStorage.setItem(KEY, '{}');
  const shell = await start();
  await vi.waitFor(() => expect(createClient).toHaveBeenCalled());
  await flush();
  return shell;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(CONFIG)));
  createClient.mockReset().mockReturnValue(client);
  rpc.mockReset().mockResolvedValue(profile('Amal'));
  onSignedOut.mockReset();
  getSession.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the start', () => {
  it('does not load supabase-js for somebody without a session', async () => {
    const { session } = await start();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(createClient).not.toHaveBeenCalled();
  });

  it('stays "loading" until the stored session was looked at, then says who it is (AUTH-030, AUTH-031, AUTH-035, DATA-178)', async () => {
    const { session } = await started();
    expect(session.get()).toEqual({ status: 'loading' });
    emit('INITIAL_SESSION', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'a' } });
  });

  it('keeps the session under the known key and leaves the address alone', async () => {
    await started();
    expect(createClient).toHaveBeenCalledWith(CONFIG.backend.url, CONFIG.backend.anonKey, {
      auth: { storageKey: KEY, flowType: 'pkce', detectSessionInUrl: false },
      realtime: { heartbeatIntervalMs: 30_000 },
      global: { fetch: expect.any(Function) },
    });
  });

  it('drops a session that was not to be remembered, before anything reads it', async () => {
    localStorage.setItem(KEY, '{}');
    localStorage.setItem('nafas.remember.v1', 'off');
    const { session } = await start();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(createClient).not.toHaveBeenCalled();
  });

  it('follows a sign-in in another tab (DATA-179)', async () => {
    const { session } = await start();
    dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '{}' }));
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    await flush();
    expect(createClient).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{}' }));
    await vi.waitFor(() => expect(createClient).toHaveBeenCalled());
    await flush();
    emit('INITIAL_SESSION', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'a' } });
  });

  it('that fails shows nobody signed in, and a sign-in afterwards counts', async () => {
    localStorage.setItem('nafas.remember.v1', 'off');
    localStorage.setItem(KEY, '{}');
    fetched.mockRejectedValueOnce(new TypeError('network'));
    const { session, signIn } = await start();
    expect(session.get()).toEqual({ status: 'signed-out' });
    await signIn();
    expect(localStorage.getItem(KEY)).toBeNull();
    await flush();
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'a' } });
  });
});

describe('signing in', () => {
  it('makes the profile and takes its name', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a', { name: 'Given' }));
    await flush();
    expect(rpc.mock.calls).toEqual([['ensure_profile']]);
    expect(session.get()).toEqual({
      status: 'signed-in',
      user: { id: 'a', email: 'a@example.org', name: 'Amal' },
    });
  });

  it.each([
    [{ name: 'Given' }, 'Given'],
    [{}, 'a'],
    [{ name: '' }, 'a'],
    [{ name: 42 }, 'a'],
  ])('without the profile the account names the person: %j', async (given, name) => {
    const { session } = await started();
    rpc.mockResolvedValue({ data: null, error: { message: 'down' } });
    emit('SIGNED_IN', account('a', given));
    await flush();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { name } });
  });

  it('takes the picture of the profile', async () => {
    const { session } = await started();
    rpc.mockResolvedValue({ data: { name: 'Amal', avatar_url: 'https://b.example/a.png' } });
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { avatarUrl: 'https://b.example/a.png' } });
  });

  it('says that the profile could not be read', async () => {
    const { session } = await started();
    rpc.mockResolvedValue({ data: null, error: { message: 'down' } });
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { isProfileAway: true } });
  });

  it('is never left without a name by an empty profile', async () => {
    const { session } = await started();
    rpc.mockResolvedValue(profile(''));
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { name: 'a' } });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['does not answer', () => new Promise(() => undefined)],
  ])('does not wait at the door when the profile call %s', async (_case, call) => {
    const { session } = await started();
    rpc.mockImplementation(call);
    emit('SIGNED_IN', account('a'));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'a' } });
  });

  it('ends the demo', async () => {
    const { session, demo, startDemo } = await start();
    startDemo();
    localStorage.setItem(KEY, '{}');
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{}' }));
    await vi.waitFor(() => expect(createClient).toHaveBeenCalled());
    await flush();
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get().status).toBe('signed-in');
    expect(demo.get()).toBe(false);
  });

  it('is told once: a refreshed token changes nothing', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    const before = session.get();
    emit('TOKEN_REFRESHED', account('a'));
    await flush();
    expect(session.get()).toBe(before);
    expect(rpc).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
  it('is told once, to one who was signed in', async () => {
    const { session } = await started();
    emit('INITIAL_SESSION', null);
    await flush();
    expect(onSignedOut).not.toHaveBeenCalled();
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('SIGNED_OUT', null);
    emit('SIGNED_OUT', null);
    await flush();
    expect(session.get()).toEqual({ status: 'signed-out' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('wins over a profile that is still on its way', async () => {
    const { session } = await started();
    const slow = later();
    rpc.mockReturnValue(slow.answer);
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('SIGNED_OUT', null);
    await flush();
    slow.arrive('Amal');
    await flush();
    expect(session.get()).toEqual({ status: 'signed-out' });
  });
});

describe('a changed profile', () => {
  async function signedIn() {
    const shell = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    getSession.mockResolvedValue({ data: { session: account('a') } });
    return shell;
  }

  it('is shown', async () => {
    const { session, refreshProfile } = await signedIn();
    rpc.mockResolvedValue(profile('Amal Haddad'));
    await refreshProfile();
    expect(session.get()).toMatchObject({ user: { id: 'a', name: 'Amal Haddad' } });
  });

  it('that can not be read leaves the name that is known', async () => {
    const { session, refreshProfile } = await signedIn();
    rpc.mockResolvedValue({ data: null, error: { message: 'down' } });
    await refreshProfile();
    expect(session.get()).toMatchObject({ user: { name: 'Amal' } });
  });

  it('does not bring back somebody who signed out meanwhile', async () => {
    const { session, refreshProfile } = await signedIn();
    const slow = later();
    rpc.mockReturnValue(slow.answer);
    const refreshing = refreshProfile();
    await flush();
    emit('SIGNED_OUT', null);
    await flush();
    slow.arrive('Amal Haddad');
    await refreshing;
    expect(session.get()).toEqual({ status: 'signed-out' });
  });

  it('of the demo needs no Supabase', async () => {
    const { startDemo, refreshProfile } = await start();
    startDemo();
    await refreshProfile();
    expect(createClient).not.toHaveBeenCalled();
  });
});

describe('another person', () => {
  it('sees nothing of the one before while the profile is read', async () => {
    const { session } = await started();
    emit('SIGNED_IN', account('a'));
    await flush();
    const slow = later();
    rpc.mockReturnValue(slow.answer);
    emit('SIGNED_IN', account('b'));
    await flush();
    expect(session.get()).toEqual({ status: 'loading' });
    slow.arrive('Badr');
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'b', name: 'Badr' } });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('stays when the answer for the one before comes last', async () => {
    const { session } = await started();
    const ofA = later();
    const ofB = later();
    rpc.mockReturnValueOnce(ofA.answer).mockReturnValueOnce(ofB.answer);
    emit('SIGNED_IN', account('a'));
    await flush();
    emit('SIGNED_IN', account('b'));
    await flush();
    ofB.arrive('Badr');
    await flush();
    ofA.arrive('Amal');
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'b', name: 'Badr' } });
  });
});
