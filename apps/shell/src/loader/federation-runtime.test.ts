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

vi.mock('./load-entry-script.ts', () => ({ loadEntryScript: vi.fn() }));
const loadScript = vi.mocked(loadEntryScript);
const runEntry = createEntryRunner(vi.fn());

/** A share scope of Module Federation: package, then version, then how to get it. */
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
  loadScript.mockResolvedValue(container);
  await runEntry(createVersion('goals'), 0);
  const scope = init.mock.calls[0]?.[0] as ShareScope;
  const found = Object.keys(shares).map(async (name) => {
    const share = scope[name]?.[HOST_SHARES[name as Share]];
    const module = (await (share?.lib ?? (await share?.get?.()))?.()) as object;
    return [name, Object.keys(module).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

beforeEach(() => {
  init.mockReset();
  loadScript.mockReset();
});

describe('the federation runtime', () => {
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
