import { PlatformError } from '@nafas/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVersion } from '../testing/registry-records.ts';
import type { LoadRemoteModule } from './run-container.ts';
import { LIMITS } from './limits.ts';
import { createEntryRunner } from './run-entry.ts';

const load = vi.hoisted(() => vi.fn<LoadRemoteModule>());
const createFederation = vi.hoisted(() => vi.fn(() => load));
vi.mock('./run-container.ts', () => ({ createFederation }));
const runEntry = createEntryRunner(vi.fn());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  load.mockReset();
});

describe('runEntry', () => {
  it('hands over the entry as the registry names it, and the attempt', async () => {
    const version = createVersion('goals');
    load.mockResolvedValue('module');
    expect(await runEntry(version, 1)).toBe('module');
    expect(load).toHaveBeenCalledWith({
      app: 'goals',
      url: version.url,
      integrity: version.metadata.integrity,
      container: version.extras.container,
      federation: undefined,
      limitMs: LIMITS.entryMs,
      attempt: 1,
    });
  });

  it('finds the numbered error inside what the runtime throws', async () => {
    const own = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    load.mockRejectedValue(new Error('outer', { cause: new Error('inner', { cause: own }) }));
    await expect(runEntry(createVersion('goals'), 0)).rejects.toBe(own);
  });

  it('names a chunk that failed', async () => {
    const chunk = { url: 'https://apps.example.org/goals/a.js', integrity: 'sha384-x' };
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    load.mockRejectedValue(Object.assign(new Error('chunk'), { request: chunk.url }));
    const version = createVersion('goals', {}, { files: [chunk] });
    await expect(runEntry(version, 0)).rejects.toMatchObject({ code: 'NF110' });
  });

  it('calls anything else NF130 and keeps its cause', async () => {
    const cause = new Error('share scope');
    load.mockRejectedValue(cause);
    await expect(runEntry(createVersion('goals'), 0)).rejects.toMatchObject({
      code: 'NF130',
      phase: 'init',
      app: 'goals',
      cause,
    });
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    load.mockReturnValue(new Promise(() => undefined));
    const failure = runEntry(createVersion('goals'), 0).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LIMITS.entryMs + LIMITS.initMs);
    expect(await failure).toMatchObject({ code: 'NF130' });
  });

  it('makes one federation for all entries', async () => {
    load.mockResolvedValue('module');
    createFederation.mockClear();
    const run = createEntryRunner(vi.fn());
    await Promise.all([run(createVersion('goals'), 0), run(createVersion('notes'), 0)]);
    expect(createFederation).toHaveBeenCalledOnce();
  });
});
