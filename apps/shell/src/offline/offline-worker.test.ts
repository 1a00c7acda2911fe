import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadShellConfig } from '../boot/load-shell-config.ts';
import { notices } from '../notices/notices.ts';
import { startOfflineWorker } from './offline-worker.ts';

vi.mock('../boot/load-shell-config.ts', () => ({ loadShellConfig: vi.fn() }));

const config = (flags = {}) => ({
  backend: { url: 'https://b.example', anonKey: 'k' },
  allowedOrigins: [],
  flags,
});
const registration = Object.assign(new EventTarget(), {
  waiting: null as { postMessage: ReturnType<typeof vi.fn> } | null,
  active: { postMessage: vi.fn() },
  unregister: vi.fn(() => Promise.resolve(true)),
  update: vi.fn(() => Promise.resolve()),
});
const container = Object.assign(new EventTarget(), {
  controller: {},
  ready: Promise.resolve(registration),
  register: vi.fn(() => Promise.resolve(registration)),
  getRegistrations: vi.fn(() => Promise.resolve([registration])),
});
const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  registration.waiting = null;
  vi.clearAllMocks();
  vi.mocked(loadShellConfig).mockResolvedValue(config());
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['nafas-hashed', 'another-app']),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  });
});
afterEach(() => {
  notices.set([]);
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
});

it('is installed, unless data is to be saved', async () => {
  await startOfflineWorker();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  container.register.mockClear();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await startOfflineWorker();
  expect(container.register).not.toHaveBeenCalled();
});

it('is removed by the configuration, with its own stores and no others', async () => {
  vi.mocked(loadShellConfig).mockResolvedValue(config({ serviceWorker: false }));
  await startOfflineWorker();
  expect(container.register).not.toHaveBeenCalled();
  expect(registration.active.postMessage).toHaveBeenCalledWith('remove');
  expect(registration.unregister).toHaveBeenCalled();
  expect(deleted).toEqual(['nafas-hashed']);
});

it('offers a version that waits, and activates it only when that is taken', async () => {
  const postMessage = vi.fn();
  registration.waiting = { postMessage };
  await startOfflineWorker();
  await vi.waitFor(() => expect(notices.get()).toHaveLength(1));
  expect(postMessage).not.toHaveBeenCalled();
  notices.get()[0]?.action?.run();
  expect(postMessage).toHaveBeenCalledWith('activate');
});

it('costs nothing but itself when it can’t be had', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  container.register.mockRejectedValueOnce(new Error('no worker'));
  await expect(startOfflineWorker()).resolves.toBeUndefined();
});
