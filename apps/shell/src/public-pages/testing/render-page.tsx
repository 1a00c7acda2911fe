import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import en from '../../locales/en/public.json';
import { language } from '../../platform/preferences.ts';

const ar = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../locales/ar/public.json'), 'utf8'),
) as typeof en;

/** Both languages' texts as the tests compare them. */
export const TEXTS = { en: en.public, ar: ar.public };

/**
 * Shows a page at `path` in a router and a language, with the real texts; every other address shows its own path, so
 * that a test sees where a link leads.
 */
export async function renderPage(
  page: ReactElement,
  { path = '/', lang = 'en' }: { path?: string; lang?: 'en' | 'ar' } = {},
): Promise<{ container: HTMLElement; router: ReturnType<typeof createMemoryRouter> }> {
  language.set(lang);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: lang,
    resources: { en: { translation: en }, ar: { translation: ar } },
    interpolation: { escapeValue: false },
  });
  const pathname = path.split('#')[0] ?? path;
  const router = createMemoryRouter(
    [
      { path: pathname, element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { container, router };
}
