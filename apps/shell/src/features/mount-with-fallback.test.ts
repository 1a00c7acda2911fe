import { createHash } from 'node:crypto';
import { PlatformError } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import type { RegistryVersion } from '@nafas/platform/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnoseFile } from '../loader/diagnose-file.ts';
import { lastGoodVersions, rememberGood } from '../loader/last-good.ts';
import { createVersion } from '../testing/registry-records.ts';
import { testRuntime } from '../testing/test-runtime.ts';
import { mountView } from './mount-view.ts';
import { mountWithFallback, type FallbackOptions } from './mount-with-fallback.ts';

vi.mock('./mount-view.ts', () => ({ mountView: vi.fn() }));
const mountOne = vi.mocked(mountView);

const { platform } = fakePlatform();
const failure = (code: 'NF110' | 'NF142') =>
  new PlatformError(code, 'on purpose', { app: 'goals' });
const tried = () => mountOne.mock.calls.map(([options]) => options.version);
let ending: AbortController;
const onFailure = vi.fn();
const mount = (version: RegistryVersion, options: Partial<FallbackOptions> = {}) =>
  mountWithFallback({
    loader: testRuntime().runtime.loader,
    version,
    kind: 'page',
    id: 'goals',
    platform,
    named: undefined,
    freshElement: () => document.createElement('div'),
    signal: ending.signal,
    close: vi.fn(),
    onFault: vi.fn(),
    onFailure,
    ...options,
  });

beforeEach(() => {
  mountOne.mockReset().mockResolvedValue();
  onFailure.mockReset();
  ending = new AbortController();
});
afterEach(() => localStorage.clear());

describe('a version that mounts', () => {
  it('is the one that is used, and is known as good from then on', async () => {
    const version = createVersion('goals');
    expect(await mount(version, { named: createVersion('goals') })).toBe(version);
    expect(tried()).toEqual([version]);
    expect(lastGoodVersions('goals')).toEqual([version]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is mounted without a look at what could stand in for it', async () => {
    const [older, version] = [createVersion('goals'), createVersion('goals')] as const;
    rememberGood(older);
    rememberGood(version);
    const look = vi.spyOn(JSON, 'parse');
    await mount(version);
    // Whether it is known already is all that is read; a registry that is checked is parsed besides.
    expect(look).toHaveBeenCalledTimes(1);
    look.mockRestore();
  });

  it('is not known as good when it was left before it stood', async () => {
    mountOne.mockImplementation(() => Promise.resolve(ending.abort()));
    await mount(createVersion('goals'));
    expect(lastGoodVersions('goals')).toEqual([]);
  });
});

describe('a version whose file was intact when it was read again', () => {
  const intactError = async (name = 'a') => {
    const integrity = `sha384-${createHash('sha384').update('intact').digest('base64')}`;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('intact')));
    const url = `https://apps.example.org/${name}`;
    const error = await diagnoseFile({ app: 'goals', url, integrity });
    vi.unstubAllGlobals();
    return error;
  };

  it('is tried once more before anything is said', async () => {
    const version = createVersion('goals');
    mountOne.mockRejectedValueOnce(await intactError());
    expect(await mount(version)).toBe(version);
    expect(tried()).toEqual([version, version]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is tried once for each such file', async () => {
    mountOne.mockRejectedValueOnce(await intactError('a'));
    mountOne.mockRejectedValueOnce(await intactError('b'));
    await mount(createVersion('goals'));
    expect(tried()).toHaveLength(3);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not tried again for the same file, nor once it was left', async () => {
    const error = await intactError();
    mountOne.mockRejectedValue(error);
    await expect(mount(createVersion('goals'))).rejects.toBe(error);
    expect(tried()).toHaveLength(2);
    ending.abort();
    await expect(mount(createVersion('goals'))).rejects.toBe(error);
    expect(tried()).toHaveLength(3);
  });
});

describe('a version that fails', () => {
  const [old, good, current] = [
    createVersion('goals'),
    createVersion('goals'),
    createVersion('goals'),
  ] as const;
  beforeEach(() => {
    rememberGood(old);
    rememberGood(good);
  });

  it('is reported and the one that mounted last takes its place, in an element of its own', async () => {
    const refused = failure('NF110');
    mountOne.mockRejectedValueOnce(refused);
    expect(await mount(current)).toEqual(good);
    expect(onFailure.mock.calls).toEqual([[refused]]);
    const elements = mountOne.mock.calls.map(([options]) => options.element);
    expect(new Set(elements).size).toBe(2);
  });

  it('is not remembered, nor is what stood in for it', async () => {
    mountOne.mockRejectedValueOnce(failure('NF110')).mockRejectedValueOnce(failure('NF110'));
    expect(await mount(current)).toEqual(old);
    expect(lastGoodVersions('goals')).toEqual([good, old]);
  });

  it('is followed by the one the registry names, before those of the device', async () => {
    const named = createVersion('goals');
    mountOne.mockRejectedValue(failure('NF110'));
    await expect(mount(current, { named })).rejects.toThrow();
    expect(tried()).toEqual([current, named, good, old]);
  });

  it('is tried once, and so is each other', async () => {
    mountOne.mockRejectedValue(failure('NF110'));
    await expect(mount(good, { named: structuredClone(old) })).rejects.toThrow();
    expect(tried()).toEqual([good, old]);
  });

  it('gives its own number when the others fail as well, and each is reported', async () => {
    const [first, second, third] = [failure('NF110'), failure('NF142'), failure('NF142')] as const;
    for (const error of [first, second, third]) mountOne.mockRejectedValueOnce(error);
    await expect(mount(current)).rejects.toBe(first);
    expect(onFailure.mock.calls).toEqual([[first], [second], [third]]);
  });

  it('has no stand-in that lives at other addresses', async () => {
    const moved = createVersion('goals', { basename: '/dashboard/aims' });
    mountOne.mockRejectedValue(failure('NF110'));
    await expect(mount(current, { named: moved })).rejects.toThrow();
    expect(tried()).toEqual([current, good, old]);
  });

  it('is neither reported nor followed when nobody waits for it any more', async () => {
    mountOne.mockImplementation(() => {
      ending.abort();
      return Promise.reject(failure('NF110'));
    });
    await expect(mount(current)).rejects.toThrow();
    expect(tried()).toEqual([current]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is called NF150 where the failure has no number', async () => {
    localStorage.clear();
    const cause = new Error('single-spa');
    mountOne.mockRejectedValue(cause);
    await expect(mount(current)).rejects.toMatchObject({ code: 'NF150', app: 'goals', cause });
  });
});
