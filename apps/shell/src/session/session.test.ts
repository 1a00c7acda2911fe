import { describe, expect, it, vi } from 'vitest';
import {
  account,
  CONFIG,
  createClient,
  emit,
  fetched,
  flush,
  KEY,
  later,
  onSignedOut,
  profile,
  rpc,
  start,
  started,
  prepareSession,
} from './testing/watched-session.ts';

prepareSession();

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
    const { session, backendClient } = await start();
    expect(session.get()).toEqual({ status: 'signed-out' });
    await backendClient.client();
    expect(localStorage.getItem(KEY)).toBeNull();
    await flush();
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get()).toMatchObject({ user: { id: 'a' } });
  });
});

describe('signing in', () => {
  it('makes the profile and takes its name (AUTH-036)', async () => {
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
  ])('does not wait for a name when the profile call %s', async (_case, call) => {
    const { session } = await started();
    rpc.mockImplementation(call);
    emit('SIGNED_IN', account('a'));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: 'a' } });
  });

  it('ends the demo', async () => {
    const { session, demo } = await start();
    demo.start();
    localStorage.setItem(KEY, '{}');
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{}' }));
    await vi.waitFor(() => expect(createClient).toHaveBeenCalled());
    await flush();
    emit('SIGNED_IN', account('a'));
    await flush();
    expect(session.get().status).toBe('signed-in');
    expect(demo.isOn.get()).toBe(false);
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

it('another address of the same person is shown, and their name stays', async () => {
  const { session } = await started();
  emit('SIGNED_IN', account('a'));
  await flush();
  const { user } = session.get() as { user: object };
  const { user: known, ...rest } = account('a');
  emit('TOKEN_REFRESHED', { ...rest, user: { ...known, email: 'other@example.org' } });
  await flush();
  expect(session.get()).toEqual({
    status: 'signed-in',
    user: { ...user, email: 'other@example.org' },
  });
  expect(rpc).toHaveBeenCalledTimes(1);
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
