import { shareRange } from '@nafas/federation/shares';
import { PlatformError, type ErrorCode } from '@nafas/platform';
import type { RemoteModule } from '@nafas/platform/remote-module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_SHARES } from '../config/host-shares.ts';
import { createVersion } from '../testing/registry-records.ts';
import { LIMITS } from './limits.ts';
import { createFeatureLoader, type LoadFeature } from './load-feature.ts';
import type { RunEntry } from './run-entry.ts';

const run = vi.fn<RunEntry>();
const schema = vi.fn<() => Promise<string | null>>();
const forgetSchema = vi.fn<() => void>();
const originsReady = vi.fn<() => Promise<void>>();
const isAllowedOrigin = vi.fn<(url: string) => boolean>();
let loadFeature: LoadFeature;

const module: RemoteModule = { contract: 2, slots: {}, actions: {} };
const wants = (id: string) =>
  createVersion('goals', { requires: { platform: '^2.0', schema: id } });
const taking = (shares: Record<string, string>) => {
  const { extras, ...record } = createVersion('goals');
  return { ...record, extras: { ...extras, shares } };
};
const failure = (code: ErrorCode) => new PlatformError(code, 'on purpose', { app: 'goals' });

async function outcome(loading: Promise<unknown>) {
  const settled = loading.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset().mockResolvedValue(module);
  schema.mockReset().mockResolvedValue('20250601000000_latest');
  forgetSchema.mockReset();
  originsReady.mockReset().mockResolvedValue();
  isAllowedOrigin.mockReset().mockReturnValue(true);
  const check = (url: string) => url;
  loadFeature = createFeatureLoader({
    scripts: { ready: originsReady, isAllowed: isAllowedOrigin, check },
    schema: { read: schema, forget: forgetSchema },
    runEntry: run,
  });
});
afterEach(() => void vi.useRealTimers());

describe('loadFeature', () => {
  it('loads a version once, however many views ask', async () => {
    const version = createVersion('goals');
    const both = Promise.all([loadFeature(version, 'real'), loadFeature(version, 'real')]);
    expect(await outcome(both)).toEqual([module, module]);
    expect(await loadFeature(version, 'demo')).toBe(module);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('takes another hash at the same address for another file', async () => {
    const version = createVersion('goals');
    await outcome(loadFeature(version, 'real'));
    const integrity = version.metadata.integrity.replace('A', 'B');
    const changed = { ...version, metadata: { ...version.metadata, integrity } };
    run.mockRejectedValueOnce(failure('NF120'));
    expect(await outcome(loadFeature(changed, 'real'))).toMatchObject({ code: 'NF120' });
  });

  it.each(['NF110', 'NF130'] as const)('tries again after %s', async (code) => {
    run.mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code));
    const version = createVersion('goals');
    expect(await outcome(loadFeature(version, 'real'))).toBe(module);
    expect(run.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  it.each([
    ['NF110', LIMITS.entryAttempts],
    ['NF130', LIMITS.entryAttempts],
    ['NF111', LIMITS.silentAttempts],
  ] as const)('gives up after %s came %i times', async (code, times) => {
    run.mockRejectedValue(failure(code));
    expect(await outcome(loadFeature(createVersion('goals'), 'real'))).toMatchObject({ code });
    expect(run).toHaveBeenCalledTimes(times);
  });

  it('refuses an origin that is not configured with NF112, before anything is fetched', async () => {
    isAllowedOrigin.mockReturnValue(false);
    const version = createVersion('goals');
    expect(await outcome(loadFeature(version, 'real'))).toMatchObject({
      code: 'NF112',
      app: 'goals',
    });
    expect(isAllowedOrigin).toHaveBeenCalledWith(version.url);
    expect(run).not.toHaveBeenCalled();
  });

  it('does not try another time to run a file that is not the registered one', async () => {
    run.mockRejectedValue(failure('NF120'));
    expect(await outcome(loadFeature(createVersion('goals'), 'real'))).toMatchObject({
      code: 'NF120',
    });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('forgets a failure, so that Try Again really loads', async () => {
    const version = createVersion('goals');
    run.mockRejectedValueOnce(failure('NF120'));
    await outcome(loadFeature(version, 'real'));
    expect(await outcome(loadFeature(version, 'real'))).toBe(module);
  });

  it.each([undefined, {}, { contract: 3, slots: {}, actions: {} }])(
    'refuses with NF140 what is no module of the contract: %j',
    async (exposed) => {
      run.mockResolvedValue(exposed);
      const error = await outcome(loadFeature(createVersion('goals'), 'real'));
      expect(error).toMatchObject({ code: 'NF140', app: 'goals' });
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it('refuses with NF141 what wants another platform, before anything is loaded', async () => {
    const version = createVersion('goals', { requires: { platform: '^9.0', schema: null } });
    expect(await outcome(loadFeature(version, 'demo'))).toMatchObject({ code: 'NF141' });
    expect(run).not.toHaveBeenCalled();
  });

  it('refuses with NF131 what takes a share that this shell has not, before anything is loaded', async () => {
    const error = await outcome(loadFeature(taking({ react: '^99.0.0' }), 'demo'));
    expect(error).toMatchObject({ code: 'NF131', phase: 'init', app: 'goals' });
    expect(String(error)).toContain('wants share react ^99.0.0');
    expect(run).not.toHaveBeenCalled();
  });

  it('takes the shares that it was built with', async () => {
    const shares = Object.entries(HOST_SHARES).map(([name, version]) => [
      name,
      shareRange(version),
    ]);
    expect(await outcome(loadFeature(taking(Object.fromEntries(shares)), 'demo'))).toBe(module);
  });

  it('runs nothing before the allowed origins are known', async () => {
    originsReady.mockReturnValue(new Promise(() => undefined));
    void loadFeature(createVersion('goals'), 'real');
    await vi.runAllTimersAsync();
    expect(run).not.toHaveBeenCalled();
  });

  it('says NF110 without the allowed origins, and asks for them again', async () => {
    const version = createVersion('goals');
    originsReady.mockRejectedValueOnce(new TypeError('network'));
    expect(await outcome(loadFeature(version, 'real'))).toMatchObject({
      code: 'NF110',
      app: 'goals',
    });
    expect(await outcome(loadFeature(version, 'real'))).toBe(module);
  });
});

describe('the schema a feature wants', () => {
  it('is refused with NF142 when the backend is older', async () => {
    const version = wants('20250701000000_newer');
    expect(await outcome(loadFeature(version, 'real'))).toMatchObject({ code: 'NF142' });
  });

  it('is asked for only where a feature wants one', async () => {
    await outcome(loadFeature(createVersion('goals'), 'real'));
    expect(schema).not.toHaveBeenCalled();
    expect(await outcome(loadFeature(wants('20250601000000_latest'), 'real'))).toBe(module);
    expect(schema).toHaveBeenCalledTimes(1);
  });

  it('refuses nothing when the backend can not be asked', async () => {
    schema.mockResolvedValue(null);
    expect(await outcome(loadFeature(wants('20250701000000_newer'), 'real'))).toBe(module);
  });

  it('is nothing to the demo, but is compared when its visitor signs in', async () => {
    const version = wants('20250701000000_newer');
    expect(await outcome(loadFeature(version, 'demo'))).toBe(module);
    expect(schema).not.toHaveBeenCalled();
    expect(await outcome(loadFeature(version, 'real'))).toMatchObject({ code: 'NF142' });
  });

  it('lets the feature in once the backend has it, without running its entry again', async () => {
    const version = wants('20250701000000_newer');
    await outcome(loadFeature(version, 'real'));
    expect(forgetSchema).toHaveBeenCalledTimes(1);
    schema.mockResolvedValue('20250701000000_newer');
    expect(await outcome(loadFeature(version, 'real'))).toBe(module);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
