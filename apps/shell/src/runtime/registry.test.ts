import { createStore, type Language } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import { memoryRouter } from '../testing/memory-router.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument, createVersion } from '../testing/registry-records.ts';
import { createRegistry, whenRegistryNeeded } from './registry.ts';

const load = vi.fn();
const idle: (() => void)[] = [];
const at = (path: string) => memoryRouter([{ path: '*', element: null }], path);

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  load.mockReset();
  idle.length = 0;
  vi.unstubAllGlobals();
});

const saving = () => vi.stubGlobal('navigator', { connection: { saveData: true } });

it.each(['/dashboard', '/auth/login', '/nowhere', '/ar/nowhere'])(
  'the registry is read at once at %s',
  (path) => {
    whenRegistryNeeded(at(path), load);
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it.each(['/', '/ar/', '/ar', '/help', '/ar/terms'])('at %s when the browser is idle', (path) => {
  whenRegistryNeeded(at(path), load);
  expect(load).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(load).toHaveBeenCalledTimes(1);
});

it('at the latest on the way to a feature, and once', async () => {
  const router = at('/');
  whenRegistryNeeded(router, load);
  await router.navigate('/help');
  expect(load).not.toHaveBeenCalled();
  await router.navigate('/auth/login');
  expect(load).toHaveBeenCalledTimes(1);
  for (const run of idle) run();
  await router.navigate('/dashboard');
  expect(load).toHaveBeenCalledTimes(1);
});

it('who saves data is not made to load it before', async () => {
  saving();
  const router = at('/');
  whenRegistryNeeded(router, load);
  expect(idle).toEqual([]);
  await router.navigate('/dashboard');
  expect(load).toHaveBeenCalledTimes(1);
});

describe('the names of features', () => {
  const NAME = 'nafas/goals';
  /** Answers to `registry.<language>.json`, by the address. */
  let answer: Record<string, () => void>;
  let ending: AbortController;

  beforeEach(() => {
    vi.useFakeTimers();
    answer = {};
    ending = new AbortController();
    vi.stubGlobal('fetch', (url: string) => {
      if (url === '/registry.json') {
        const version = createVersion('goals', { name: { en: 'Goals' } });
        return Promise.resolve(new Response(JSON.stringify(createDocument(version))));
      }
      const texts = { [NAME]: { texts: { Goals: `Goals of ${url}` }, keywords: {} } };
      return new Promise((resolve) => {
        answer[url] = () => resolve(new Response(JSON.stringify(texts)));
      });
    });
  });
  afterEach(() => {
    ending.abort();
    vi.useRealTimers();
    localStorage.clear();
  });

  const unsigned = () => Promise.resolve({ registryKeys: [] } as never);

  function start(first: Language, config: () => Promise<ShellConfig> = unsigned) {
    const language = createStore(first);
    const report = vi.fn();
    const overrides = { apply: (registry: unknown) => Promise.resolve(registry) };
    const { state, load: begin } = createRegistry({
      router: at('/dashboard'),
      report,
      language,
      i18n: () => Promise.reject(new Error('not used')),
      notify: vi.fn(),
      signal: ending.signal,
      config,
      loader: { overrides, loadEarly: vi.fn() } as never,
    });
    begin();
    const name = () => {
      const now = state.get();
      return now.status === 'ready' ? now.registry.apps[NAME]?.[0]?.extras.feature.name : null;
    };
    return { language, state, name };
  }

  it('are not taken unsigned, nor is the registry, while it is not known whether they are signed', async () => {
    const { state } = start('en', () => Promise.reject(new TypeError('network')));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.get()).toMatchObject({ status: 'failed', error: { code: 'NF100' } });
  });

  it('are there with the registry when they come in time', async () => {
    const { name } = start('fr');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(name()).toBeNull();
    answer['/registry.fr.json']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(name()).toEqual({ en: 'Goals', fr: 'Goals of /registry.fr.json' });
  });

  it('hold no page back when they hang, and are drawn once they are there', async () => {
    const { state, name } = start('fr');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(name()).toEqual({ en: 'Goals' });
    const drawn = vi.fn();
    state.subscribe(drawn);
    answer['/registry.fr.json']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveBeenCalledOnce();
    expect(name()).toMatchObject({ fr: 'Goals of /registry.fr.json' });
  });

  it('are drawn in the last language when several are chosen quickly', async () => {
    const { language, state, name } = start('en');
    await vi.advanceTimersByTimeAsync(0);
    language.set('fr');
    language.set('de');
    await vi.advanceTimersByTimeAsync(0);
    answer['/registry.fr.json']?.();
    await vi.advanceTimersByTimeAsync(0);
    const drawn = vi.fn();
    state.subscribe(drawn);
    answer['/registry.de.json']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveBeenCalled();
    expect(name()).toMatchObject({ de: 'Goals of /registry.de.json' });
  });
});
