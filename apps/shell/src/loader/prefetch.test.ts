import { createStore, type Language } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTEGRITY, createRegistry, createVersion } from '../testing/registry-records.ts';
import type { LoadFeature } from './load-feature.ts';
import { createPrefetch, type Prefetch } from './prefetch.ts';

const loadFeature = vi.fn<LoadFeature>();
const scripts = {
  ready: () => Promise.resolve(),
  isAllowed: (url: string) => url.startsWith('https://apps.example.org/'),
  check: (url: string) => url,
};
let isKnownGuest = false;
let isDemo = false;
let loadEarly: Prefetch['loadEarly'];
let preparePage: Prefetch['preparePage'];
let prefetchWhenIdle: Prefetch['prefetchWhenIdle'];
const { platform } = fakePlatform();
let made = 0;

/** A feature with a page in the navigation and a slot; its page needs a file of an allowed origin and one of another. */
function goals() {
  made += 1;
  const origins = ['https://apps.example.org', 'https://elsewhere.example.org'];
  const files = origins.map((origin) => ({ url: `${origin}/${made}.js`, integrity: INTEGRITY }));
  const title = { en: 'Goals', ar: 'الأهداف' };
  const version = createVersion(
    'goals',
    {
      routes: [
        { path: '/dashboard/goals', title, access: 'session', nav: { icon: 'target', order: 1 } },
      ],
      slots: [{ id: 'tile', slot: 'dashboard.main', title, order: 1 }],
    },
    { files },
  );
  const needs = { page: [0, 1], 'slot:tile': [0] };
  return { ...version, extras: { ...version.extras, needs } };
}

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
    ({ href }) => href,
  );

beforeEach(() => {
  loadFeature.mockReset().mockResolvedValue({ contract: 2, slots: {}, actions: {} });
  isKnownGuest = false;
  isDemo = false;
  ({ loadEarly, preparePage, prefetchWhenIdle } = createPrefetch({
    loadFeature,
    scripts,
    language: createStore<Language>('en'),
    isKnownGuest: () => isKnownGuest,
    isDemo: () => isDemo,
  }));
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('loadEarly', () => {
  it('asks for the files of the page at this address with their hashes, from allowed origins only', async () => {
    const version = goals();
    loadEarly(createRegistry(version), '/dashboard/goals/new');
    await vi.waitFor(() => expect(loadFeature).toHaveBeenCalledWith(version, 'real'));
    expect(preloads()).toEqual([version.url, `https://apps.example.org/${made}.js`]);
    expect(document.head.querySelector('link')?.getAttribute('integrity')).toBe(INTEGRITY);
  });

  it('compares no version with a backend in the demo, which has none', async () => {
    isDemo = true;
    const version = goals();
    loadEarly(createRegistry(version), '/dashboard/goals');
    await vi.waitFor(() => expect(loadFeature).toHaveBeenCalledWith(version, 'demo'));
  });

  it('loads what stands on the dashboard', async () => {
    const version = goals();
    loadEarly(createRegistry(version, createVersion('no-slots')), '/dashboard');
    await vi.waitFor(() => expect(loadFeature).toHaveBeenCalledTimes(1));
    expect(preloads()).toContain(version.url);
  });

  it('loads nothing private for somebody known to be signed out', async () => {
    isKnownGuest = true;
    const registry = createRegistry(goals());
    for (const path of ['/dashboard', '/dashboard/goals']) loadEarly(registry, path);
    await Promise.resolve();
    expect(loadFeature).not.toHaveBeenCalled();
    isKnownGuest = false;
    loadEarly(registry, '/dashboard/goals');
    await vi.waitFor(() => expect(loadFeature).toHaveBeenCalledTimes(1));
  });

  it('loads nothing for a page of the shell', async () => {
    loadEarly(createRegistry(goals()), '/help');
    await Promise.resolve();
    expect(loadFeature).not.toHaveBeenCalled();
  });
});

describe('preparePage', () => {
  it('loads a feature once, and again only after it failed', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('')));
    const registry = createRegistry(goals());
    loadFeature.mockRejectedValueOnce(new Error('away'));
    await preparePage(registry, '/dashboard/goals', platform);
    await preparePage(registry, '/dashboard/goals', platform);
    await preparePage(registry, '/dashboard/goals', platform);
    expect(loadFeature).toHaveBeenCalledTimes(2);
  });

  it('runs the code of the page and makes its texts ready under this platform', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('')));
    const prepare = vi.fn().mockResolvedValue(undefined);
    loadFeature.mockResolvedValue({ contract: 2, prepare, slots: {}, actions: {} });
    await preparePage(createRegistry(goals()), '/dashboard/goals', platform);
    const page = { kind: 'page', pathname: '/dashboard/goals' };
    expect(prepare).toHaveBeenCalledWith(page, platform);
  });

  it('leaves it to the mount to say what fails', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('')));
    const prepare = vi.fn().mockRejectedValue(new Error('away'));
    loadFeature.mockResolvedValue({ contract: 2, prepare, slots: {}, actions: {} });
    await expect(
      preparePage(createRegistry(goals()), '/dashboard/goals', platform),
    ).resolves.toBeUndefined();
  });

  it('puts the files into the cache with their hashes, and no preload into the page', async () => {
    const fetched = vi.fn().mockResolvedValue(new Response(''));
    vi.stubGlobal('fetch', fetched);
    await preparePage(createRegistry(goals()), '/dashboard/goals', platform);
    expect(fetched).toHaveBeenCalledWith(
      `https://apps.example.org/${made}.js`,
      expect.objectContaining({ integrity: INTEGRITY }),
    );
    expect(preloads()).toEqual([]);
  });
});

describe('prefetchWhenIdle', () => {
  const idle = vi.fn((run: () => void) => {
    queueMicrotask(run);
    return 1;
  });

  it('loads the pages of the navigation when the browser is idle', async () => {
    vi.stubGlobal('requestIdleCallback', idle);
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('')));
    const stop = prefetchWhenIdle(createRegistry(goals()));
    await vi.waitFor(() => expect(loadFeature).toHaveBeenCalledTimes(1));
    stop();
  });

  it('loads nothing for somebody who saves data', async () => {
    vi.stubGlobal('requestIdleCallback', idle);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    prefetchWhenIdle(createRegistry(goals()));
    await Promise.resolve();
    expect(loadFeature).not.toHaveBeenCalled();
  });
});
