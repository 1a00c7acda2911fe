import { PlatformError } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { lastGoodVersions, rememberGood } from '../loader/last-good.ts';
import { createVersion } from '../testing/registry-records.ts';
import { testRuntime } from '../testing/test-runtime.ts';
import { mountView } from './mount-view.ts';
import { mountWithFallback } from './mount-with-fallback.ts';

vi.mock('./mount-view.ts', () => ({ mountView: vi.fn() }));

/** Mounts a version that stands in for the registry's in this browser. */
const mount = (version: RegistryVersion) => {
  const { loader } = testRuntime().runtime;
  const overrides = { ...loader.overrides, isOverriding: () => true };
  return mountWithFallback({
    loader: { ...loader, overrides },
    version,
    kind: 'page',
    id: 'goals',
    platform: fakePlatform().platform,
    named: undefined,
    freshElement: () => document.createElement('div'),
    signal: new AbortController().signal,
    close: vi.fn(),
    onFault: vi.fn(),
    onFailure: vi.fn(),
  });
};

afterEach(() => {
  vi.mocked(mountView).mockReset();
  localStorage.clear();
});

it('an overriding build that mounts is not remembered for the time after the reset', async () => {
  vi.mocked(mountView).mockResolvedValue();
  const local = createVersion('goals');
  expect(await mount(local)).toBe(local);
  expect(lastGoodVersions('goals')).toEqual([]);
});

it('an overriding build that fails is seen to fail, whatever mounted well before', async () => {
  rememberGood(createVersion('goals'));
  const failure = new PlatformError('NF110', 'on purpose', { app: 'goals' });
  vi.mocked(mountView).mockRejectedValue(failure);
  const local = createVersion('goals');
  await expect(mount(local)).rejects.toBe(failure);
  expect(mountView).toHaveBeenCalledOnce();
});
