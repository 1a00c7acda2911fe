import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testRuntime } from '../../testing/test-runtime.ts';
import { startOfflineWorker } from './offline-worker.ts';

/** Starts the worker of a shell with these flags. */
async function start(flags = {}) {
  const backend = { url: 'https://b.example', anonKey: 'k' };
  const config = () => Promise.resolve({ backend, allowedOrigins: [], flags });
  const { runtime } = testRuntime();
  await startOfflineWorker({ ...runtime, config });
  return runtime.notices.shown;
}
const running = { postMessage: vi.fn() };
const registration = Object.assign(new EventTarget(), {
  waiting: null as { postMessage: ReturnType<typeof vi.fn> } | null,
  installing: null as EventTarget | null,
  active: running as object | null,
  unregister: vi.fn(() => Promise.resolve(true)),
  update: vi.fn(() => Promise.resolve()),
});
const container = Object.assign(new EventTarget(), {
  controller: null as object | null,
  ready: Promise.resolve(registration),
  register: vi.fn(() => Promise.resolve(registration)),
  getRegistrations: vi.fn(() => Promise.resolve([registration])),
});
const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  Object.assign(registration, { waiting: null, installing: null, active: running });
  vi.clearAllMocks();
  container.controller = running;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['nafas-hashed', 'another-app']),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

it('is installed, unless data is to be saved', async () => {
  await start();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  container.register.mockClear();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await start();
  expect(container.register).not.toHaveBeenCalled();
});

it('is removed by the configuration, with its own stores and no others', async () => {
  await start({ serviceWorker: false });
  expect(container.register).not.toHaveBeenCalled();
  expect(running.postMessage).toHaveBeenCalledWith('remove');
  expect(registration.unregister).toHaveBeenCalled();
  expect(deleted).toEqual(['nafas-hashed']);
});

it('offers a version that waits, and activates it only when that is taken', async () => {
  const postMessage = vi.fn();
  registration.waiting = { postMessage };
  const notices = await start();
  await vi.waitFor(() => expect(notices.get()).toHaveLength(1));
  expect(postMessage).not.toHaveBeenCalled();
  notices.get()[0]?.action?.run();
  expect(postMessage).toHaveBeenCalledWith('activate');
});

it.each([
  ['before it runs', null],
  ['when it runs already, as WebKit tells it', 'itself'],
  ['beside one that runs', running],
])('offers what was installed %s only if it replaces one', async (_, active) => {
  const notices = await start();
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  Object.assign(registration, {
    installing: worker,
    active: active === 'itself' ? worker : active,
  });
  registration.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  const shown = active === running ? 1 : 0;
  await new Promise((resolve) => setTimeout(resolve));
  await vi.waitFor(() => expect(notices.get()).toHaveLength(shown));
});

describe('what the page asked for before the worker watched over it', () => {
  /** A file of the page that has arrived. */
  let arrived: (name: string, startTime: number) => void;
  beforeEach(() => {
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(tell: (list: { getEntries(): object[] }) => void) {
          arrived = (name, startTime) => tell({ getEntries: () => [{ name, startTime }] });
        }
        observe = vi.fn();
      },
    );
    container.controller = null;
  });
  const takeOver = () => {
    container.controller = running;
    container.dispatchEvent(new Event('controllerchange'));
  };

  it('is told to it, even what arrives only after it took over', async () => {
    await start();
    arrived('/early.js', performance.now());
    await vi.waitFor(() => expect(running.postMessage).toHaveBeenCalledWith(['/early.js']));
    const asked = performance.now();
    takeOver();
    arrived('/on-its-way.js', asked);
    await vi.waitFor(() => expect(running.postMessage).toHaveBeenCalledWith(['/on-its-way.js']));
  });

  it('is all that is told: the rest goes through the worker', async () => {
    await start();
    takeOver();
    arrived('/later.js', performance.now() + 1);
    await start();
    arrived('/of-the-next-page.js', performance.now());
    await navigator.serviceWorker.ready;
    const files = running.postMessage.mock.calls.filter(([data]) => Array.isArray(data));
    expect(files).toEqual([]);
  });
});

it('tells the worker which language is read, and each that is chosen later', async () => {
  const { runtime } = testRuntime();
  const backend = { url: 'https://b.example', anonKey: 'k' };
  const config = () => Promise.resolve({ backend, allowedOrigins: [], flags: {} });
  await startOfflineWorker({ ...runtime, config });
  runtime.preferences.language.set('ar');
  await vi.waitFor(() => expect(running.postMessage).toHaveBeenCalledWith({ language: 'ar' }));
});

it('costs nothing but itself when it can’t be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  container.register.mockRejectedValueOnce(new Error('no worker'));
  await expect(start()).resolves.toBeDefined();
});
