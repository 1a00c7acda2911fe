import { PlatformError, type ErrorCode } from '@nafas/platform';
import type { RemoteModule } from '@nafas/platform/remote-module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAllowedOrigin, originsReady } from '../boot/trusted-types.ts';
import { versionOf } from '../testing/registry-records.ts';
import { deployedSchema, forgetSchema } from './deployed-schema.ts';
import { LIMITS } from './limits.ts';
import { loadFeature } from './load-feature.ts';
import { runEntry } from './run-entry.ts';

vi.mock('./run-entry.ts', () => ({ runEntry: vi.fn() }));
vi.mock('./deployed-schema.ts', () => ({ deployedSchema: vi.fn(), forgetSchema: vi.fn() }));
vi.mock('../boot/trusted-types.ts', () => ({ originsReady: vi.fn(), isAllowedOrigin: vi.fn() }));
const run = vi.mocked(runEntry);
const schema = vi.mocked(deployedSchema);

const module: RemoteModule = { contract: 1, slots: {}, actions: {} };
const wants = (id: string) => versionOf('goals', { requires: { platform: '^1.0', schema: id } });
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
  vi.mocked(forgetSchema).mockReset();
  vi.mocked(originsReady).mockReset().mockResolvedValue();
  vi.mocked(isAllowedOrigin).mockReset().mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

describe('loadFeature', () => {
  it('loads a version once, however many views ask', async () => {
    const version = versionOf('goals');
    const both = Promise.all([loadFeature(version, 'real'), loadFeature(version, 'real')]);
    expect(await outcome(both)).toEqual([module, module]);
    expect(await loadFeature(version, 'demo')).toBe(module);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('takes another hash at the same address for another file', async () => {
    const version = versionOf('goals');
    await outcome(loadFeature(version, 'real'));
    const integrity = version.metadata.integrity.replace('A', 'B');
    const changed = { ...version, metadata: { ...version.metadata, integrity } };
    run.mockRejectedValueOnce(failure('NF120'));
    expect(await outcome(loadFeature(changed, 'real'))).toMatchObject({ code: 'NF120' });
  });

  it.each(['NF110', 'NF130'] as const)('tries again after %s', async (code) => {
    run.mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code));
    const version = versionOf('goals');
    expect(await outcome(loadFeature(version, 'real'))).toBe(module);
    expect(run.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  it.each([
    ['NF110', LIMITS.entryAttempts],
    ['NF130', LIMITS.entryAttempts],
    ['NF111', LIMITS.silentAttempts],
  ] as const)('gives up after %s came %i times', async (code, times) => {
    run.mockRejectedValue(failure(code));
    expect(await outcome(loadFeature(versionOf('goals'), 'real'))).toMatchObject({ code });
    expect(run).toHaveBeenCalledTimes(times);
  });

  it('refuses an origin that is not configured with NF112, before anything is fetched', async () => {
    vi.mocked(isAllowedOrigin).mockReturnValue(false);
    const version = versionOf('goals');
    expect(await outcome(loadFeature(version, 'real'))).toMatchObject({
      code: 'NF112',
      app: 'goals',
    });
    expect(isAllowedOrigin).toHaveBeenCalledWith(version.url);
    expect(run).not.toHaveBeenCalled();
  });

  it('does not try another time to run a file that is not the registered one', async () => {
    run.mockRejectedValue(failure('NF120'));
    expect(await outcome(loadFeature(versionOf('goals'), 'real'))).toMatchObject({ code: 'NF120' });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('forgets a failure, so that Try Again really loads', async () => {
    const version = versionOf('goals');
    run.mockRejectedValueOnce(failure('NF120'));
    await outcome(loadFeature(version, 'real'));
    expect(await outcome(loadFeature(version, 'real'))).toBe(module);
  });

  it.each([undefined, {}, { contract: 2, slots: {}, actions: {} }])(
    'refuses with NF140 what is no module of the contract: %j',
    async (exposed) => {
      run.mockResolvedValue(exposed);
      const error = await outcome(loadFeature(versionOf('goals'), 'real'));
      expect(error).toMatchObject({ code: 'NF140', app: 'goals' });
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it('refuses with NF141 what wants another platform, before anything is loaded', async () => {
    const version = versionOf('goals', { requires: { platform: '^2.0', schema: null } });
    expect(await outcome(loadFeature(version, 'demo'))).toMatchObject({ code: 'NF141' });
    expect(run).not.toHaveBeenCalled();
  });

  it('runs nothing before the allowed origins are known', async () => {
    vi.mocked(originsReady).mockReturnValue(new Promise(() => undefined));
    void loadFeature(versionOf('goals'), 'real');
    await vi.runAllTimersAsync();
    expect(run).not.toHaveBeenCalled();
  });

  it('says NF110 without the allowed origins, and asks for them again', async () => {
    const version = versionOf('goals');
    vi.mocked(originsReady).mockRejectedValueOnce(new TypeError('network'));
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
    await outcome(loadFeature(versionOf('goals'), 'real'));
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
