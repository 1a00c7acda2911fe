import {
  KEPT_VERSIONS,
  PLATFORM_VERSION,
  PlatformError,
  SHARES,
  type Share,
} from '@nafas/platform';
import locked from '@nafas/platform/shares.lock.json';
import * as React from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_SHARES } from '../config/host-shares.ts';
import { createVersion } from '../testing/registry-records.ts';
import { loadEntryScript } from './load-entry-script.ts';
import { createEntryRunner } from './run-entry.ts';
import { createShareScope } from './share-scope.ts';

vi.mock('./load-entry-script.ts', () => ({ loadEntryScript: vi.fn() }));
const loadScript = vi.mocked(loadEntryScript);
const runEntry = createEntryRunner(vi.fn());

/** A share scope as the runtime of Module Federation 2 makes it. */
type ShareScope = Record<
  string,
  Record<string, { lib?: () => unknown; get?: () => Promise<() => unknown>; loaded?: unknown }>
>;

const exposed = { contract: 2, slots: {}, actions: {} };
const init = vi.fn<(scope: unknown) => void>();
const container = { init, get: () => Promise.resolve(() => ({ default: exposed })) };

/** Names by share. */
type Exports = Readonly<Record<string, readonly string[]>>;

/** The exports of the shares of these names here. */
async function getExports(shares: Exports): Promise<Exports> {
  const scope = createShareScope();
  const found = Object.keys(shares).map(async (name) => {
    const share = scope[name]?.[HOST_SHARES[name as Share]];
    const module = (await share?.get())?.() as object;
    return [name, Object.keys(module).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** A record of a build that wants a share scope only. */
function scopeOnly(id: string) {
  const version = createVersion(id);
  return { ...version, extras: { ...version.extras, federation: 1 as const } };
}

beforeEach(() => {
  init.mockReset();
  loadScript.mockReset();
});

describe('a container that wants a share scope only', () => {
  it("is run by the shell's own loader, gets a scope of its own, and hands out what it exposes", async () => {
    loadScript.mockResolvedValue(container);
    const [goals, notes] = [scopeOnly('goals'), scopeOnly('notes')];
    expect(await runEntry(goals, 0)).toBe(exposed);
    expect(loadScript).toHaveBeenCalledWith(
      expect.objectContaining({ url: goals.url, integrity: goals.metadata.integrity }),
    );
    await runEntry(notes, 0);
    const [first, second] = init.mock.calls.map(([scope]) => scope as Record<string, object>);
    expect(Object.keys(first ?? {}).sort()).toEqual([...SHARES].sort());
    expect(first?.['react']).not.toBe(second?.['react']);
  });

  it("gets the shell's own React, which no copy of the same version can take the place of", () => {
    const offered = createShareScope()['react']?.[React.version];
    expect(offered).toMatchObject({ from: 'nafas_shell', eager: true, loaded: 1 });
    expect((offered?.get() as () => unknown)()).toBe(React);
  });

  it('keeps the number of the error its loader throws, and can try again', async () => {
    const refused = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    loadScript.mockRejectedValueOnce(refused).mockResolvedValue(container);
    const version = scopeOnly('goals');
    await expect(runEntry(version, 0)).rejects.toBe(refused);
    expect(await runEntry(version, 1)).toBe(exposed);
    expect(loadScript.mock.calls.map(([entry]) => entry.attempt)).toEqual([0, 1]);
  });

  it('fails with NF130 when it can not be initialised', async () => {
    loadScript.mockResolvedValue(container);
    init.mockImplementation(() => {
      throw new Error('share scope');
    });
    await expect(runEntry(scopeOnly('goals'), 0)).rejects.toMatchObject({ code: 'NF130' });
  });
});

describe('the runtime of Module Federation 2, for every other container', () => {
  it("runs an entry by the shell's own loader and returns what it exposes", async () => {
    loadScript.mockResolvedValue(container);
    const version = createVersion('goals');
    expect(await runEntry(version, 0)).toBe(exposed);
    expect(loadScript).toHaveBeenCalledWith(
      expect.objectContaining({ url: version.url, integrity: version.metadata.integrity }),
    );
  });

  it("gives features the shell's own React and router facade", async () => {
    loadScript.mockResolvedValue(container);
    await runEntry(createVersion('goals'), 0);
    const scope = init.mock.calls[0]?.[0] as ShareScope;
    expect(Object.keys(scope).sort()).toEqual([...SHARES].sort());
    for (const [name, versions] of Object.entries(scope)) {
      expect([name, Object.keys(versions)]).toEqual([name, [HOST_SHARES[name as Share]]]);
    }
    expect(scope['react']?.[React.version]?.lib?.()).toBe(React);
  });

  it.each(KEPT_VERSIONS)('shares all that contract %s does', async (version) => {
    const wanted: Exports = (locked.exports as Record<string, Exports>)[version] ?? { none: [] };
    for (const [share, names] of Object.entries(await getExports(wanted))) {
      expect([share, names]).toEqual([share, expect.arrayContaining([...(wanted[share] ?? [])])]);
    }
  });

  it('shares no more than this version of the contract says: to change it, raise PLATFORM_VERSION', async () => {
    const ours: Exports = locked.exports[PLATFORM_VERSION];
    expect(await getExports(ours)).toEqual(ours);
  });

  it('keeps the number of the error its loader throws, and can try again', async () => {
    const refused = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    loadScript.mockRejectedValueOnce(refused).mockResolvedValue(container);
    const version = createVersion('goals');
    await expect(runEntry(version, 0)).rejects.toBe(refused);
    expect(await runEntry(version, 1)).toBe(exposed);
    expect(loadScript.mock.calls.map(([entry]) => entry.attempt)).toEqual([0, 1]);
  });

  it('fails with NF130 when the container can not be initialised', async () => {
    loadScript.mockResolvedValue(container);
    init.mockImplementation(() => {
      throw new Error('share scope');
    });
    await expect(runEntry(createVersion('goals'), 0)).rejects.toMatchObject({ code: 'NF130' });
  });
});
