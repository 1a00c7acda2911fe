import { PlatformError } from '@nafas/platform';
import * as React from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../testing/registry-records.ts';
import { loadEntryScript } from './load-entry-script.ts';
import { runEntry } from './run-entry.ts';

vi.mock('./load-entry-script.ts', () => ({ loadEntryScript: vi.fn() }));
const loadScript = vi.mocked(loadEntryScript);

/** What a share scope holds: package, then version, then how to get it. */
type ShareScope = Record<string, Record<string, { lib?: () => unknown; loaded?: unknown }>>;

const exposed = { contract: 1, slots: {}, actions: {} };
const init = vi.fn<(scope: unknown) => void>();
const container = { init, get: () => Promise.resolve(() => ({ default: exposed })) };

beforeEach(() => {
  init.mockReset();
  loadScript.mockReset();
});

describe('the federation runtime', () => {
  it("runs an entry by the shell's own loader and returns what it exposes", async () => {
    loadScript.mockResolvedValue(container);
    const version = versionOf('goals');
    expect(await runEntry(version, 0)).toBe(exposed);
    expect(loadScript).toHaveBeenCalledWith(
      expect.objectContaining({ url: version.url, integrity: version.metadata.integrity }),
    );
  });

  it("gives features the shell's own React and router facade", async () => {
    loadScript.mockResolvedValue(container);
    await runEntry(versionOf('goals'), 0);
    const scope = init.mock.calls[0]?.[0] as ShareScope;
    expect(Object.keys(scope).sort()).toEqual([
      '@nafas/care/screening',
      '@nafas/platform/router',
      '@tanstack/react-query',
      'i18next',
      'react',
      'react-dom',
      'react-dom/client',
      'react-i18next',
      'react/jsx-runtime',
    ]);
    expect(scope['react']?.[React.version]?.lib?.()).toBe(React);
  });

  it('keeps the number of the error its loader throws, and can try again', async () => {
    const refused = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    loadScript.mockRejectedValueOnce(refused).mockResolvedValue(container);
    const version = versionOf('goals');
    await expect(runEntry(version, 0)).rejects.toBe(refused);
    expect(await runEntry(version, 1)).toBe(exposed);
    expect(loadScript.mock.calls.map(([entry]) => entry.attempt)).toEqual([0, 1]);
  });

  it('fails with NF130 when the container can not be initialised', async () => {
    loadScript.mockResolvedValue(container);
    init.mockImplementation(() => {
      throw new Error('share scope');
    });
    await expect(runEntry(versionOf('goals'), 0)).rejects.toMatchObject({ code: 'NF130' });
  });
});
