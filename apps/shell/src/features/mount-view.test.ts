import { PlatformError } from '@nafas/platform';
import { defineRemote, useViewLocation } from '@nafas/platform/remote';
import { fakePlatform } from '@nafas/platform/testing';
import { act } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../loader/limits.ts';
import type { LoadFeature } from '../loader/load-feature.ts';
import { createParcelHost } from '../loader/parcel-host.ts';
import { fakeRemote } from '../testing/fake-remote.tsx';
import { INTEGRITY, createVersion } from '../testing/registry-records.ts';
import { mountView, type MountOptions } from './mount-view.ts';

const load = vi.fn<LoadFeature>();
const loader = { loadFeature: load, mountParcel: createParcelHost() };

const withTile = (tile: () => Promise<{ default: ComponentType }>) =>
  defineRemote({ messages: () => Promise.resolve({ default: {} }), slots: { tile } });
const { platform } = fakePlatform();
let element: HTMLElement;
let ending: AbortController;
const text = () => element.textContent;
const mount = (options: Partial<MountOptions> = {}) =>
  mountView({
    loader,
    version: createVersion('goals'),
    kind: 'slot',
    id: 'tile',
    platform,
    element,
    signal: ending.signal,
    close: vi.fn(),
    onFault: vi.fn(),
    ...options,
  });

beforeEach(() => {
  load.mockReset().mockResolvedValue(fakeRemote);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  element = document.body.appendChild(document.createElement('div'));
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  element.remove();
});

describe('mountView', () => {
  it.each([
    ['page', 'goals'],
    ['slot', 'tile'],
    ['action', 'new'],
  ] as const)('mounts a %s with the platform and its place', async (kind, id) => {
    await mount({ kind, id });
    await vi.waitFor(() => expect(text()).toContain(`${kind} ${id} of demo`));
    expect(load).toHaveBeenCalledWith(expect.anything(), 'demo');
  });

  it('takes the view away when it is aborted', async () => {
    await mount();
    await vi.waitFor(() => expect(text()).toContain('tile'));
    ending.abort();
    await vi.waitFor(() => expect(element.innerHTML).toBe(''));
  });

  it('lets what is asked for next go first, but not when the scope has ended', async () => {
    const tasks: (() => void)[] = [];
    const postTask = (run: () => void) => Promise.resolve(void tasks.push(run));
    vi.stubGlobal('scheduler', { postTask });
    await mount();
    await vi.waitFor(() => expect(text()).toContain('tile'));
    ending.abort();
    expect(tasks).toHaveLength(1);
    expect(text()).toContain('tile');
    tasks[0]?.();
    await vi.waitFor(() => expect(element.innerHTML).toBe(''));

    ending = new AbortController();
    const scope = new AbortController();
    await mount({ platform: { ...platform, scope: { ...platform.scope, signal: scope.signal } } });
    await vi.waitFor(() => expect(text()).toContain('tile'));
    scope.abort();
    ending.abort();
    await vi.waitFor(() => expect(element.innerHTML).toBe(''));
    expect(tasks).toHaveLength(1);
  });

  it.each([
    ['page', 'goals', ['/dashboard/goals', '/dashboard/goals/1']],
    ['slot', 'tile', ['/dashboard/goals', '/dashboard/other', '/dashboard/goals/1']],
  ] as const)(
    'a %s is drawn anew for the addresses that are its own',
    async (kind, id, expected) => {
      const seen: string[] = [];
      const View = () => {
        const { pathname } = useViewLocation();
        useEffect(() => void seen.push(pathname), [pathname]);
        return null;
      };
      const view = () => Promise.resolve({ default: View });
      const messages = () => Promise.resolve({ default: {} });
      load.mockResolvedValue(defineRemote({ messages, page: view, slots: { tile: view } }));
      const { platform, stores } = fakePlatform();
      const go = (pathname: string) =>
        act(() => stores.location.set({ ...stores.location.get(), pathname }));
      go('/dashboard/goals');
      const title = { en: 'Goals', ar: 'الأهداف' };
      const routes = [{ path: '/dashboard/goals', title, access: 'session' as const }];
      await mount({ kind, id, platform, version: createVersion('goals', { routes }) });
      await vi.waitFor(() => expect(seen).toContain('/dashboard/goals'));
      go('/dashboard/other');
      go('/dashboard/goals/1');
      // Strict mode runs the effect of the first drawing twice.
      expect([...new Set(seen)]).toEqual(expected);
    },
  );

  it('mounts nothing when it was aborted while loading', async () => {
    let arrive = (_: typeof fakeRemote) => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const append = vi.spyOn(element, 'appendChild');
    const mounting = mount();
    ending.abort();
    arrive(fakeRemote);
    await mounting;
    expect(element.innerHTML).toBe('');
    expect(append).not.toHaveBeenCalled();
  });

  it('takes away what is aborted between loading and mounting', async () => {
    const shown = vi.fn();
    const gone = vi.fn();
    const View = () => {
      useEffect(() => {
        shown();
        return gone;
      }, []);
      return null;
    };
    let arrive: ((view: { default: typeof View }) => void) | undefined;
    load.mockResolvedValue(withTile(() => new Promise((resolve) => (arrive = resolve))));
    const mounting = mount();
    await vi.waitFor(() => expect(arrive).toBeDefined());
    ending.abort();
    arrive?.({ default: View });
    await mounting;
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
    expect(gone).toHaveBeenCalledTimes(shown.mock.calls.length);
    expect(element.innerHTML).toBe('');
  });

  it.each([
    ['slot', 'missing'],
    ['action', 'tile'],
  ] as const)('rejects with NF143 when the module has no %s "%s"', async (kind, id) => {
    await expect(mount({ kind, id })).rejects.toMatchObject({ code: 'NF143', app: 'goals' });
  });

  it('rejects with NF143 when the module has no page', async () => {
    load.mockResolvedValue({ contract: 1, slots: {}, actions: {} });
    await expect(mount({ kind: 'page' })).rejects.toMatchObject({ code: 'NF143' });
  });

  it("passes on the loader's numbered error", async () => {
    const refused = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    load.mockRejectedValue(refused);
    await expect(mount()).rejects.toBe(refused);
  });

  it('rejects with NF150 when the view can not be had', async () => {
    await expect(mount({ id: 'not-there' })).rejects.toMatchObject({ code: 'NF150', app: 'goals' });
  });

  it('rejects with the number of a chunk that failed', async () => {
    const url = 'https://apps.example.org/goals/tile.js';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('changed on the way')));
    const error = Object.assign(new Error('Loading chunk failed'), { request: url });
    load.mockResolvedValue(withTile(() => Promise.reject(error)));
    const version = createVersion('goals', {}, { files: [{ url, integrity: INTEGRITY }] });
    await expect(mount({ version })).rejects.toMatchObject({ code: 'NF120' });
  });

  it('rejects with NF151 when it is not mounted in time', async () => {
    vi.useFakeTimers();
    const failure = mount({ id: 'never' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LIMITS.mountMs);
    expect(await failure).toMatchObject({ code: 'NF151', phase: 'mount' });
    // One error, of ours: single-spa says nothing beside it, nor of a view that is only slow.
    expect(console.warn).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('rejects with NF150 when the view throws at once, takes it away, and leaves the other views alone', async () => {
    const onFault = vi.fn();
    const other = document.body.appendChild(document.createElement('div'));
    await mount({ element: other });
    await expect(mount({ id: 'broken', onFault })).rejects.toMatchObject({
      code: 'NF150',
      cause: expect.objectContaining({ message: 'broken from the start' }) as unknown,
    });
    expect(onFault).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(element.innerHTML).toBe(''));
    await vi.waitFor(() => expect(other.textContent).toContain('tile'));
    other.remove();
  });

  it('tells of a view that throws later', async () => {
    const onFault = vi.fn();
    await mount({ onFault });
    const button = await vi.waitFor(() => {
      const found = element.querySelector('button');
      if (!found) throw new Error('not shown yet');
      return found;
    });
    act(() => button.click());
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(onFault.mock.calls[0]?.[0]).toMatchObject({ message: 'broke down' });
  });

  it('takes away what mounts after its time', async () => {
    vi.useFakeTimers();
    const gone = vi.fn();
    const View = () => {
      useEffect(() => gone, []);
      return null;
    };
    let arrive: (view: { default: ComponentType }) => void = () => undefined;
    load.mockResolvedValue(withTile(() => new Promise((resolve) => (arrive = resolve))));
    const failure = mount().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LIMITS.mountMs);
    expect(await failure).toMatchObject({ code: 'NF151' });
    arrive({ default: View });
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
    expect(element.innerHTML).toBe('');
  });
});
