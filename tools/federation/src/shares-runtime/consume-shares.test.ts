import { expect, it, vi } from 'vitest';
import { consumeShares, type BundlerRuntime, type ConsumedShare } from './consume-shares.ts';

type Versions = Record<string, string>;

/** A container whose chunk `page` needs one share, run in a scope that has these versions of it. */
function run(versions: Versions | undefined, share: Partial<ConsumedShare> = {}) {
  const scope = Object.fromEntries(
    Object.entries(versions ?? {}).map(([version, name]) => [
      version,
      { get: () => Promise.resolve(() => name), loaded: undefined as unknown },
    ]),
  );
  const runtime = {
    consumesLoadingData: {
      chunkMapping: { page: ['a'] },
      moduleIdToConsumeDataMapping: {
        a: { shareScope: 'default', shareKey: 'react', requiredVersion: '*', ...share },
      },
    },
    S: { default: versions && { react: scope } },
    I: vi.fn(),
    m: {},
    c: { a: 'an earlier run' },
    f: {},
  } as unknown as BundlerRuntime;
  consumeShares(runtime);
  const require = () => {
    const module = { exports: undefined as unknown };
    runtime.m['a']?.(module);
    return module.exports;
  };
  const load = async (chunk = 'page') => {
    const promises: unknown[] = [];
    runtime.f.consumes?.(chunk, promises);
    await Promise.all(promises);
    return promises.length;
  };
  return { runtime, scope, require, load };
}

it('gives the modules of a chunk the shell’s copy, once', async () => {
  const { runtime, scope, require, load } = run({ '19.3.1': 'shell' });
  expect(await load('another')).toBe(0);
  await Promise.all([load(), load()]);
  expect(require()).toBe('shell');
  expect(scope['19.3.1']?.loaded).toBe(1);
  expect(runtime.c).toEqual({});
  await load();
  expect(runtime.I).toHaveBeenCalledExactlyOnceWith('default');
});

it.each([
  [{ '0.1.9': 'shell', '0.1.10': 'app' }, '^0.1.0', 'app'],
  [{ '0.1.2': 'shell' }, '^0.1.4', 'own'],
  [{ '0.2.0': 'shell' }, '^0.1.0', 'own'],
  [{ '1.4.0': 'shell', '2.0.0': 'newer' }, '^1.2.0', 'shell'],
  [{ '1.1.9': 'shell' }, '^1.2.0', 'own'],
  [{}, '^1.2.0', 'own'],
])('of %j takes for %s the one of %s', async (versions, requiredVersion, wanted) => {
  const fallback = () => Promise.resolve(() => 'own');
  const { require, load } = run(versions as Versions, { requiredVersion, fallback });
  await load();
  expect(require()).toBe(wanted);
});

it('throws where the module is wanted when there is none, and looks again for the next chunk', async () => {
  const { scope, require, load } = run({});
  await load();
  expect(require).toThrow("Shared module react doesn't exist in shared scope default");
  scope['19.3.1'] = { get: () => Promise.resolve(() => 'late'), loaded: undefined };
  await load();
  expect(require()).toBe('late');
});
