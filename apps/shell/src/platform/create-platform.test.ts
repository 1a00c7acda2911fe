import {
  createStore,
  PLATFORM_VERSION,
  readOnly,
  type AuthV1,
  type BackendV1,
  type PlatformLocation,
} from '@nafas/platform';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testRuntime } from '../testing/test-runtime.ts';
import { createPlatform } from './create-platform.ts';

const backend = { capabilities: {} } as BackendV1;
const loadBackend = vi.fn<() => Promise<BackendV1>>();
const loadAuth = vi.fn<() => Promise<AuthV1>>();
const navigation = {
  location: createStore<PlatformLocation>({
    pathname: '/dashboard',
    search: '',
    hash: '',
    state: null,
    key: 'a',
  }),
  navigate: vi.fn(),
  createHref: (to: string) => to,
};
const enqueue = vi.fn(() => Promise.resolve('sent' as const));

function setUp(mode: 'real' | 'demo' = 'real') {
  const ending = new AbortController();
  const makeOutbox = vi.fn((_topics: { invalidate(topic: string): void }) => ({
    pending: readOnly(createStore([])),
    conflicts: readOnly(createStore([])),
    resolveConflict: vi.fn<() => Promise<void>>(),
    enqueue,
  }));
  const scope = { mode, userId: mode === 'real' ? 'a' : null, signal: ending.signal };
  const { runtime } = testRuntime();
  const openAction = vi.fn();
  const platform = createPlatform({
    ...runtime,
    scope,
    navigation,
    makeOutbox,
    openAction,
    notify: runtime.notices.notify,
    backendClient: { backend: loadBackend, auth: loadAuth },
  });
  const { theme } = runtime.preferences;
  return { platform, theme, openAction, makeOutbox, end: () => ending.abort() };
}

beforeEach(() => {
  loadBackend.mockReset().mockResolvedValue(backend);
  loadAuth.mockReset().mockResolvedValue({} as AuthV1);
});

describe('createPlatform', () => {
  it('is frozen and shows only the readable side of the stores', () => {
    const { platform } = setUp();
    expect(Object.isFrozen(platform)).toBe(true);
    expect(Object.isFrozen(platform.scope)).toBe(true);
    const { language, session, connectivity } = platform;
    for (const store of [platform.theme, language, session, connectivity]) {
      expect(store).not.toHaveProperty('set');
    }
    expect(platform.version).toBe(PLATFORM_VERSION);
  });

  it('changes the theme by its call only', () => {
    const { platform, theme } = setUp();
    platform.setTheme('dark');
    expect(platform.theme.get()).toBe('dark');
    theme.set('light');
    expect(platform.theme.get()).toBe('light');
  });

  it('opens actions in the shell', () => {
    const { platform, openAction } = setUp();
    platform.open('analysis.new');
    expect(openAction).toHaveBeenCalledExactlyOnceWith('analysis.new');
  });

  it("has the outbox's changes heard by features", () => {
    const { platform, makeOutbox } = setUp();
    const heard = vi.fn();
    platform.onInvalidate('goals', heard);
    makeOutbox.mock.calls[0]?.[0].invalidate('goals');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the backend of a platform', () => {
  it('is the one of the signed-in person', async () => {
    const { platform, end } = setUp();
    const face = await platform.backend();
    expect(face.capabilities).toBe(backend.capabilities);
    end();
    expect(() => face.from('check_ins')).toThrow('ended');
  });

  it('is none in the demo, and nothing is loaded for it', async () => {
    await expect(setUp('demo').platform.backend()).rejects.toThrow('demo');
    expect(loadBackend).not.toHaveBeenCalled();
  });

  it.each(['backend', 'auth'] as const)(
    'is closed after the end of the scope: %s',
    async (call) => {
      const { platform, end } = setUp();
      end();
      await expect(platform[call]()).rejects.toThrow('ended');
      expect(loadBackend).not.toHaveBeenCalled();
      expect(loadAuth).not.toHaveBeenCalled();
    },
  );

  it('is not handed out either when the scope ended while it was loaded', async () => {
    let arrive = (_: BackendV1) => {};
    loadBackend.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { platform, end } = setUp();
    const asked = platform.backend();
    end();
    arrive(backend);
    await expect(asked).rejects.toThrow('ended');
  });
});
