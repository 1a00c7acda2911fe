import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup } from '@testing-library/react';
import { notices } from '../notices/notices.ts';
import { createOutbox } from '../outbox/index.ts';
import { session } from '../session/session-store.ts';
import { refreshProfile } from '../session/watch-session.ts';
import { documentOf, versionOf } from '../testing/registry-records.ts';
import { serveRegistry, signedIn, startShell } from '../testing/start-shell.tsx';

vi.mock('../session/watch-session.ts', () => ({ watchSession: vi.fn(), refreshProfile: vi.fn() }));
vi.mock('../outbox/index.ts', async () => {
  const { createNoOutbox } = await import('../outbox/no-outbox.ts');
  return { createNoOutbox, createOutbox: vi.fn(createNoOutbox), sendToBackend: vi.fn() };
});
vi.mock('../public-pages/LandingPage.tsx', () => ({ LandingPage: () => null }));

const write = { table: 'goals', row: { id: '1' }, topic: 'goals' };

beforeEach(() => {
  serveRegistry(documentOf());
  vi.mocked(createOutbox).mockClear();
  vi.mocked(refreshProfile).mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  session.set({ status: 'loading' });
  notices.set([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the runtime', () => {
  it('reads the profile anew when an app changed it', async () => {
    const { runtime } = await startShell('/dashboard', signedIn('a'));
    runtime.platform.get()?.invalidate('goals');
    expect(refreshProfile).not.toHaveBeenCalled();
    runtime.platform.get()?.invalidate('profile');
    expect(refreshProfile).toHaveBeenCalledTimes(1);
  });

  it('gives each person an outbox of his own, and nobody none', async () => {
    const { runtime } = await startShell('/', { status: 'signed-out' });
    expect(createOutbox).not.toHaveBeenCalled();
    await expect(runtime.platform.get()?.enqueue(write)).rejects.toThrow();
    act(() => session.set(signedIn('a')));
    act(() => session.set(signedIn('b')));
    const made = vi.mocked(createOutbox).mock.calls.map(([options]) => options);
    // The shells of earlier tests listen to the same session; each has to do the same.
    const lives = made.map(
      ({ userId, signal }) => `${userId} ${signal.aborted ? 'ended' : 'lives'}`,
    );
    expect([...new Set(lives)].sort()).toEqual(['a ended', 'b lives']);
  });

  it('leaves what becomes of a refused write to the person', async () => {
    await startShell('/dashboard', signedIn('a'));
    const discard = vi.fn(() => Promise.resolve());
    vi.mocked(createOutbox).mock.lastCall?.[0].onRefused?.(write, discard);
    await vi.waitFor(() => expect(notices.get()).toHaveLength(1));
    expect(discard).not.toHaveBeenCalled();
    act(() => void notices.get()[0]?.action?.run());
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('reports a refused record and keeps the others', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bad = versionOf('bad', {}, { url: 'javascript:alert(1)' });
    serveRegistry(documentOf(versionOf('goals'), bad));
    const { runtime } = await startShell('/dashboard', signedIn('a'));
    const state = runtime.registry.get();
    expect(state.status === 'ready' && Object.keys(state.registry.apps)).toEqual(['nafas/goals']);
    expect(reported.mock.calls.map(([line]) => line)).toContain('[nafas] Error nafas/bad registry');
  });

  it('reports why the last good registry is in use', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await startShell('/dashboard', signedIn('a'));
    cleanup();
    serveRegistry({ schema: 'another' });
    const { runtime } = await startShell('/dashboard', signedIn('a'));
    expect(runtime.registry.get().status).toBe('ready');
    expect(reported.mock.calls.map(([line]) => line)).toContain('[nafas] NF101 shell registry');
  });
});
