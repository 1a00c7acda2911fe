import type { Language, PlatformV1 } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { fakePlatform, TestRemote } from '@nafas/platform/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A view of this app as the shell mounts it, with its real texts; in the demo unless told otherwise. */
export async function renderView(
  view: ReactNode,
  overrides: Partial<PlatformV1> = {},
  language: Language = 'en',
) {
  const fake = fakePlatform(overrides);
  fake.stores.language.set(language);
  const { platform } = fake;
  const i18n = await appI18n(platform, (l) => import(`../locales/${l}/app.json`));
  return { ...fake, ...render(<TestRemote {...{ platform, i18n }}>{view}</TestRemote>) };
}
