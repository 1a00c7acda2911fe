import { type BackendV1, createStore, type OutboxWrite } from '@nafas/platform';
import { act, cleanup } from '@testing-library/react';
import { memoryRouter } from '../testing/memory-router.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNoOutbox } from '../outbox/index.ts';
import type { createOutbox } from '../outbox/user-outbox.ts';
import { createDocument, createVersion } from '../testing/registry-records.ts';
import { createEndingCause } from '../session/ending.ts';
import { serveRegistry, startShell } from '../testing/start-shell.tsx';
import { fakeSession, signedIn } from '../testing/test-runtime.ts';
import { createRuntime } from './runtime.ts';

vi.mock('../screens/public-pages/LandingPage.tsx', () => ({ LandingPage: () => null }));

const write = { table: 'goals', row: { id: '1' }, topic: 'goals' };
const makeOutbox = vi.fn<typeof createOutbox>();
const parts = { createOutbox: makeOutbox };

beforeEach(() => {
  serveRegistry(createDocument());
  makeOutbox
    .mockReset()
    .mockImplementation(() => ({ ...createNoOutbox(), drain: () => Promise.resolve() }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the runtime', () => {
  it('reads the profile anew when an app changed it', async () => {
    const { runtime, refreshProfile } = await startShell('/dashboard', signedIn('a'), { parts });
    runtime.platform.get()?.invalidate('goals');
    expect(refreshProfile).not.toHaveBeenCalled();
    runtime.platform.get()?.invalidate('profile');
    expect(refreshProfile).toHaveBeenCalledTimes(1);
  });

  it('gives each person an outbox of their own, and nobody none', async () => {
    const { runtime, session } = await startShell('/', { status: 'signed-out' }, { parts });
    expect(makeOutbox).not.toHaveBeenCalled();
    await expect(runtime.platform.get()?.enqueue(write)).rejects.toThrow();
    act(() => session.set(signedIn('a')));
    await vi.waitFor(() => expect(makeOutbox).toHaveBeenCalledTimes(1));
    act(() => session.set(signedIn('b')));
    await vi.waitFor(() => expect(makeOutbox).toHaveBeenCalledTimes(2));
    const made = makeOutbox.mock.calls.map(([options]) => options);
    expect(
      made.map(({ userId, signal }) => `${userId} ${signal.aborted ? 'ended' : 'lives'}`),
    ).toEqual(['a ended', 'b lives']);
  });

  it('leaves what becomes of a refused write to the person', async () => {
    const { runtime } = await startShell('/dashboard', signedIn('a'), { parts });
    const { shown } = runtime.notices;
    const discard = vi.fn(() => Promise.resolve());
    await vi.waitFor(() => expect(makeOutbox).toHaveBeenCalled());
    makeOutbox.mock.lastCall?.[0].onRefused?.(write, discard);
    await vi.waitFor(() => expect(shown.get()).toHaveLength(1));
    expect(discard).not.toHaveBeenCalled();
    act(() => void shown.get()[0]?.action?.run());
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('acts on the settings of the account once the backend has confirmed them', async () => {
    const confirm = createStore<((answer: object) => void) | null>(null);
    const from = vi.fn(() => ({
      select: () => ({ eq: () => ({ retry: () => Promise.resolve({ data: [], error: null }) }) }),
    }));
    const rpc = vi.fn(() => ({ retry: () => new Promise((resolve) => confirm.set(resolve)) }));
    const backend = { from, rpc, signal: () => undefined } as unknown as BackendV1;
    const backendClient = {
      backend: () => Promise.resolve(backend),
      auth: () => Promise.reject(new Error('not here')),
      client: () => Promise.reject(new Error('not here')),
      made: new Promise<never>(() => undefined),
    };
    await startShell('/dashboard', signedIn('a'), { parts: { ...parts, backendClient } });
    await vi.waitFor(() => expect(confirm.get()).not.toBeNull());
    await import('@nafas/data-service/settings');
    // What only waits for promises that are settled has gone on by then.
    await new Promise((resolve) => setTimeout(resolve));
    expect(from).not.toHaveBeenCalledWith('user_settings');
    confirm.get()?.({ data: null, error: null });
    await vi.waitFor(() => expect(from).toHaveBeenCalledWith('user_settings'));
  });

  it('reports a refused record and keeps the others', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bad = createVersion('bad', {}, { url: 'javascript:alert(1)' });
    serveRegistry(createDocument(createVersion('goals'), bad));
    const { runtime } = await startShell('/dashboard', signedIn('a'), { parts });
    const state = runtime.registry.state.get();
    expect(state.status === 'ready' && Object.keys(state.registry.apps)).toEqual(['nafas/goals']);
    expect(reported.mock.calls.map(([line]) => line)).toContain('[nafas] NF103 nafas/bad registry');
  });

  it('reports why the last good registry is in use', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await startShell('/dashboard', signedIn('a'), { parts });
    cleanup();
    serveRegistry({ schema: 'another' });
    const { runtime } = await startShell('/dashboard', signedIn('a'), { parts });
    expect(runtime.registry.state.get().status).toBe('ready');
    expect(reported.mock.calls.map(([line]) => line)).toContain('[nafas] NF101 shell registry');
  });
});

describe('a session that ended', () => {
  it.each([
    ['refused', 'your session expired'],
    ['refused', 'ended on another device'],
    ['elsewhere', 'signed out in another tab'],
  ] as const)('is told to whoever did not end it: %s, "%s"', async (why, words) => {
    const { runtime, session, watch } = await startShell('/dashboard', signedIn('a'), { parts });
    act(() => session.set({ status: 'signed-out' }));
    act(() => watch.mock.lastCall?.[0](why));
    const { shown } = runtime.notices;
    await act(() => vi.waitFor(() => expect(shown.get()).toHaveLength(1)));
    expect(shown.get()[0]?.message).toContain(words);
    expect(location.pathname).toBe('/');
  });

  it('is told again by a page that comes before anybody could read it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    createEndingCause().set('refused');
    const isUntold = () => createEndingCause().isUntold();
    const { runtime, session, watch } = await startShell('/dashboard', signedIn('a'), { parts });
    act(() => session.set({ status: 'signed-out' }));
    act(() => watch.mock.lastCall?.[0]('refused'));
    await act(() => vi.waitFor(() => expect(runtime.notices.shown.get()).toHaveLength(1)));
    vi.advanceTimersByTime(4_000);
    expect(isUntold()).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(isUntold()).toBe(false);
  });

  it('needs no telling where they ended it themselves', async () => {
    const { runtime, session, watch } = await startShell('/dashboard', signedIn('a'), { parts });
    act(() => session.set({ status: 'signed-out' }));
    act(() => watch.mock.lastCall?.[0]('here'));
    await act(() => vi.waitFor(() => expect(location.pathname).toBe('/')));
    expect(runtime.notices.shown.get()).toEqual([]);
  });
});

/** A shell beside others, with nothing but what it made itself. */
function beside() {
  const faked = fakeSession({ status: 'signed-out' });
  const runtime = createRuntime({
    pathname: '/dashboard',
    makeRouter: () => memoryRouter([{ path: '*', element: null }], '/dashboard'),
    parts: {
      session: faked,
      createOutbox: () => ({
        ...createNoOutbox(),
        pending: createStore<readonly OutboxWrite[]>([write]),
        enqueue: () => Promise.resolve('queued'),
        drain: () => Promise.resolve(),
      }),
    },
  });
  onTestFinished(runtime.dispose);
  return { runtime, session: faked.session };
}

/** Everything about a shell that can change. */
function getState({ runtime }: ReturnType<typeof beside>) {
  const { session, demo, signOut, signOutTarget, preferences, notices, actions } = runtime;
  return {
    session: session.get().status,
    demo: demo.isOn.get(),
    signOut: signOut.status.get(),
    signOutTarget: signOutTarget.get(),
    theme: preferences.theme.get(),
    language: preferences.language.get(),
    notices: notices.shown.get().length,
    action: actions.requested.get()?.id,
    sidebar: runtime.isSidebarOpen.get(),
    palette: runtime.isPaletteOpen.get(),
    registry: runtime.registry.state.get().status,
    overrides: runtime.loader.overrides.shown.get().length,
    generic: Object.keys(runtime.generic.loaded.get()),
    scope: runtime.platform.get()?.scope.userId,
    address: runtime.router.state.location.pathname,
  };
}

describe('two shells side by side', () => {
  it('know nothing of each other, whatever happens in one of them', async () => {
    const [one, other] = [beside(), beside()];
    const before = getState(other);
    const { runtime, session } = one;
    runtime.preferences.theme.set('dark');
    runtime.preferences.language.set('ar');
    runtime.demo.start();
    runtime.demo.end();
    session.set(signedIn('a'));
    await vi.waitFor(() => expect(runtime.platform.get()?.pending.get()).toHaveLength(1));
    runtime.signOut.request();
    runtime.signOutTarget.set('/auth/login');
    runtime.notices.notify({ kind: 'done', message: 'Saved' });
    runtime.actions.open('analysis.new');
    runtime.isSidebarOpen.set(false);
    runtime.isPaletteOpen.set(true);
    await runtime.generic.load('ar');
    runtime.registry.load();
    await vi.waitFor(() => expect(runtime.registry.state.get().status).toBe('ready'));
    await runtime.router.navigate('/help');
    expect(getState(one)).not.toEqual(before);
    for (const [key, value] of Object.entries(getState(one))) {
      // Nothing was overridden, and the demo is over again.
      if (key === 'overrides' || key === 'demo') continue;
      expect(value, key).not.toEqual(before[key as keyof typeof before]);
    }
    expect(getState(other)).toEqual(before);
  });

  it('end each for itself', () => {
    const [one, other] = [beside(), beside()];
    for (const { session } of [one, other]) session.set(signedIn('a'));
    const [ended, living] = [one, other].map(({ runtime }) => runtime.platform.get());
    one.runtime.dispose();
    expect(ended?.scope.signal.aborted).toBe(true);
    expect(living?.scope.signal.aborted).toBe(false);
    dispatchEvent(new Event('offline'));
    expect(one.runtime.connectivity.get()).toBe('online');
    expect(other.runtime.connectivity.get()).toBe('offline');
    dispatchEvent(new Event('online'));
  });
});
