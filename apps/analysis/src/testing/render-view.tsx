import type { Language, PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import type { MountContext } from '@nafas/platform/remote';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeTable } from './fake-table.ts';

interface Options {
  readonly language?: Language;
  readonly mode?: 'real' | 'demo';
  readonly table?: ReturnType<typeof fakeTable>;
  readonly overrides?: Partial<PlatformV1>;
  readonly mount?: Partial<MountContext>;
  /** The address of the page: path and query. */
  readonly at?: string;
}

/** Views of this app as the shell mounts them, with their real texts, over a table in memory. */
export async function renderView(view: ReactNode, options: Options = {}) {
  const { language = 'en', mode = 'real', table = fakeTable(), mount = {} } = options;
  const { at = '/' } = options;
  const ended = new AbortController();
  const fake = fakePlatform({
    scope: { mode, userId: mode === 'real' ? 'user-1' : null, signal: ended.signal },
    backend: () => Promise.resolve(table.backend),
    navigate(to) {
      fake.calls.navigate.push(to);
      if (typeof to === 'string') go(to);
    },
    ...options.overrides,
  });
  const go = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'https://nafas.test');
    fake.stores.location.set({ pathname, search, hash, state: null, key: address });
  };
  go(at);
  fake.stores.language.set(language);
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const { platform } = fake;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  const wrapped = (shown: ReactNode) => (
    <TestRemote {...{ platform, i18n, mount }}>{shown}</TestRemote>
  );
  const rendered = render(wrapped(view));
  return {
    ...fake,
    ...rendered,
    show: (shown: ReactNode) => rendered.rerender(wrapped(shown)),
    table,
    endScope: () => ended.abort(),
    user: userEvent.setup(),
  };
}
