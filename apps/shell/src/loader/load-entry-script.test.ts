import { PlatformError } from '@nafas/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INTEGRITY } from '../testing/registry-records.ts';
import { diagnoseFile } from './diagnose-file.ts';
import { loadEntryScript } from './load-entry-script.ts';

vi.mock('./diagnose-file.ts', () => ({ diagnoseFile: vi.fn() }));

const entry = {
  app: 'goals',
  url: 'https://apps.example.org/goals/remoteEntry.js',
  integrity: INTEGRITY,
  container: 'nafas_goals_test',
  limitMs: 8_000,
  attempt: 0,
};
const script = () => document.head.querySelector('script');
const container = { init: vi.fn(), get: vi.fn() };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('loadEntryScript', () => {
  it('runs the script with its integrity and hands over the container', async () => {
    const loading = loadEntryScript(entry);
    expect(script()).toMatchObject({
      src: entry.url,
      integrity: INTEGRITY,
      crossOrigin: 'anonymous',
    });
    vi.stubGlobal(entry.container, container);
    script()?.dispatchEvent(new Event('load'));
    expect(await loading).toBe(container);
    expect(script()).toBeNull();
  });

  it('asks another address at a second attempt, since browsers remember failures', async () => {
    const loading = loadEntryScript({ ...entry, attempt: 2 });
    expect(script()?.src).toBe(`${entry.url}?attempt=2`);
    vi.stubGlobal(entry.container, container);
    script()?.dispatchEvent(new Event('load'));
    await loading;
  });

  it('rejects with what the diagnosis finds', async () => {
    const found = new PlatformError('NF120', 'other bytes', { app: 'goals' });
    vi.mocked(diagnoseFile).mockResolvedValue(found);
    const loading = loadEntryScript(entry);
    script()?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toBe(found);
    expect(diagnoseFile).toHaveBeenCalledWith(expect.objectContaining({ integrity: INTEGRITY }));
    expect(script()).toBeNull();
  });

  it.each([undefined, {}, { init: () => undefined }, 'text'])(
    'rejects with NF110 when the script defines no container: %j',
    async (defined) => {
      vi.stubGlobal(entry.container, defined);
      const loading = loadEntryScript(entry);
      script()?.dispatchEvent(new Event('load'));
      await expect(loading).rejects.toMatchObject({ code: 'NF110', app: 'goals' });
    },
  );

  it('gives up at the limit with NF111 and takes the script away', async () => {
    vi.useFakeTimers();
    const failure = loadEntryScript(entry).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(entry.limitMs - 1);
    expect(script()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'NF111', phase: 'entry' });
    expect(script()).toBeNull();
  });

  it('fails at once when the policy refuses the address', async () => {
    const refused = new PlatformError('NF110', 'refused');
    vi.mocked(diagnoseFile).mockResolvedValue(refused);
    const src = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('scripts may not come from there');
    });
    await expect(loadEntryScript(entry)).rejects.toBe(refused);
    expect(script()).toBeNull();
    src.mockRestore();
  });
});
