import type { Language, PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import type { MountContext } from '@nafas/platform/remote';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

interface Options {
  readonly language?: Language;
  readonly mount?: Partial<MountContext>;
  readonly overrides?: Partial<PlatformV1>;
  /** Where the page stands. */
  readonly place?: ReturnType<PlatformV1['location']['get']>;
}

/** A view of this app as the shell mounts it, with its real texts. Its platform has no backend: asking for one fails. */
export async function renderView(view: ReactNode, options: Options = {}) {
  const { language = 'en', mount = {}, overrides = {}, place } = options;
  const fake = fakePlatform(overrides);
  fake.stores.language.set(language);
  if (place) fake.stores.location.set(place);
  const { platform } = fake;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  const wrapped = <TestRemote {...{ platform, i18n, mount }}>{view}</TestRemote>;
  return { ...fake, ...render(wrapped) };
}
