import { expect, it, vi } from 'vitest';
import { createDevPlatform } from './dev-platform.ts';

function setUp() {
  const listeners = new Set<() => void>();
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'a' };
  const router = {
    state: { location },
    subscribe: vi.fn((listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }),
    navigate: vi.fn((to: string) => {
      location.pathname = to;
      for (const listener of listeners) listener();
      return Promise.resolve();
    }),
  };
  return createDevPlatform(router as unknown as Parameters<typeof createDevPlatform>[0]);
}

it('is in demo scope, so that apps use their simulated data', async () => {
  const { platform } = setUp();
  expect(platform.scope).toMatchObject({ mode: 'demo', userId: null });
  await expect(platform.backend()).rejects.toThrow();
});

it('follows the router', () => {
  const { platform } = setUp();
  const heard = vi.fn();
  platform.location.subscribe(heard);
  platform.navigate('/dashboard/tiny');
  expect(heard).toHaveBeenCalledOnce();
  expect(platform.location.get().pathname).toBe('/dashboard/tiny');
});

it('switches theme and language for real', () => {
  const { platform } = setUp();
  platform.setTheme('dark');
  platform.setLanguage('ar');
  expect([platform.theme.get(), platform.language.get()]).toEqual(['dark', 'ar']);
});

it('opens its own action and says what was asked of the shell, newest first', () => {
  const { platform, said, action } = setUp();
  platform.notify({ kind: 'done', message: 'Saved' });
  platform.open('tiny.add');
  expect(action.get()).toMatchObject({ id: 'add' });
  expect(said.get()).toEqual(['open tiny.add', 'Saved']);
});

it('answers sign-in as a server would, a refusal included', async () => {
  const auth = await setUp().platform.auth();
  const attempt = (password: string) =>
    auth.signInWithPassword({ email: 'a@example.org', password, remember: false });
  expect((await attempt('right')).kind).toBe('signed-in');
  expect(await attempt('wrong')).toMatchObject({ kind: 'failed', code: 'invalid_credentials' });
});
