import type { Language, PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountPage from '../AccountPage.tsx';
import { fakeBackend, profileRow, type FakeBackend } from './fake-backend.ts';

interface Options {
  readonly language?: Language;
  readonly fake?: FakeBackend;
  readonly overrides?: Partial<PlatformV1>;
}

/**
 * One page of the app as the shell mounts it, with its real texts, over tables in memory.
 * @param page below /dashboard, or a path of its own with its hash.
 */
export async function renderPage(
  page: 'profile' | 'settings' | `settings/${string}` | `/${string}`,
  options: Options = {},
) {
  const { language = 'en', fake = fakeBackend({ profiles: [profileRow()] }) } = options;
  const ended = new AbortController();
  const shell = fakePlatform({
    scope: { mode: 'real', userId: String(profileRow()['id']), signal: ended.signal },
    backend: () => Promise.resolve(fake.backend),
    ...options.overrides,
  });
  shell.stores.language.set(language);
  const at = (address: string) => {
    const { pathname, hash } = new URL(address, 'https://nafas.test');
    shell.stores.location.set({ pathname, search: '', hash, state: null, key: pathname });
  };
  at(page.startsWith('/') ? page : `/dashboard/${page}`);
  const invalidated: string[] = [];
  for (const topic of ['profile', 'settings']) {
    shell.platform.onInvalidate(topic, () => invalidated.push(topic));
  }
  const { platform } = shell;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  /** The addresses at which the app said that it has nothing. */
  const missing: string[] = [];
  const mount = { basename: '/', onNotFound: (path: string) => void missing.push(path) };
  const view = render(
    <TestRemote platform={platform} i18n={i18n} mount={mount}>
      <AccountPage />
    </TestRemote>,
  );
  return { ...shell, ...view, missing, fake, at, invalidated, user: userEvent.setup() };
}
