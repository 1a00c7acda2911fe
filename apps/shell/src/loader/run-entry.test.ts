import { PlatformError } from '@nafas/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../testing/registry-records.ts';
import { loadRemoteModule } from './federation-runtime.ts';
import { LIMITS } from './limits.ts';
import { runEntry } from './run-entry.ts';

vi.mock('./federation-runtime.ts', () => ({ loadRemoteModule: vi.fn() }));
const load = vi.mocked(loadRemoteModule);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  load.mockReset();
});

describe('runEntry', () => {
  it('hands over the entry as the registry names it, and the attempt', async () => {
    const version = versionOf('goals');
    load.mockResolvedValue('module');
    expect(await runEntry(version, 1)).toBe('module');
    expect(load).toHaveBeenCalledWith({
      app: 'goals',
      url: version.url,
      integrity: version.metadata.integrity,
      container: version.extras.container,
      limitMs: LIMITS.entryMs,
      attempt: 1,
    });
  });

  it('finds the numbered error inside what the runtime throws', async () => {
    const own = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    load.mockRejectedValue(new Error('outer', { cause: new Error('inner', { cause: own }) }));
    await expect(runEntry(versionOf('goals'), 0)).rejects.toBe(own);
  });

  it('names a chunk that failed', async () => {
    const chunk = { url: 'https://apps.example.org/goals/a.js', integrity: 'sha384-x' };
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    load.mockRejectedValue(Object.assign(new Error('chunk'), { request: chunk.url }));
    const version = versionOf('goals', {}, { files: [chunk] });
    await expect(runEntry(version, 0)).rejects.toMatchObject({ code: 'NF110' });
  });

  it('calls anything else NF130 and keeps its cause', async () => {
    const cause = new Error('share scope');
    load.mockRejectedValue(cause);
    await expect(runEntry(versionOf('goals'), 0)).rejects.toMatchObject({
      code: 'NF130',
      phase: 'init',
      app: 'goals',
      cause,
    });
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    load.mockReturnValue(new Promise(() => undefined));
    const rejected = expect(runEntry(versionOf('goals'), 0)).rejects.toMatchObject({
      code: 'NF130',
    });
    await vi.advanceTimersByTimeAsync(LIMITS.entryMs + LIMITS.initMs);
    await rejected;
  });
});
