import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { RouterView } from '../../../router/RouterView.tsx';
import enHelp from '../../../locales/en/help.json';
import enPrivacy from '../../../locales/en/privacy.json';
import enPublic from '../../../locales/en/public.json';
import enShell from '../../../locales/en/shell.json';
import enTerms from '../../../locales/en/terms.json';
import { RuntimeContext } from '../../../runtime/runtime-context.ts';
import { testRuntime, type TestRuntime } from '../../../testing/test-runtime.ts';

const en = { ...enShell, public: enPublic, help: enHelp, privacy: enPrivacy, terms: enTerms };
const arabic = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../locales/ar/${file}.json`), 'utf8'));
const ar = {
  ...(arabic('shell') as typeof enShell),
  public: arabic('public'),
  help: arabic('help'),
  privacy: arabic('privacy'),
  terms: arabic('terms'),
} as typeof en;

/** Both languages' texts as the tests compare them. */
export const TEXTS = {
  en: { ...en.public, help: en.help, privacy: en.privacy, terms: en.terms },
  ar: { ...ar.public, help: ar.help, privacy: ar.privacy, terms: ar.terms },
};

/** As i18next keeps them: what every page has, the public ones, and the long ones. */
const resources = ({ help, privacy, terms, public: frame, ...everyPage }: typeof en) => ({
  translation: everyPage,
  public: frame,
  help,
  privacy,
  terms,
});

interface PageShown {
  readonly container: HTMLElement;
  readonly router: TestRuntime['runtime']['router'];
}

/**
 * Shows a page at `path` in a router and a language, with the real texts; every other address shows its own path, so
 * that a test sees where a link leads.
 */
export async function renderPage(
  page: ReactElement,
  { path = '/', lang = 'en' }: { path?: string; lang?: 'en' | 'ar' } = {},
): Promise<Pick<TestRuntime, 'runtime' | 'session'> & PageShown> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: lang,
    resources: { en: resources(en), ar: resources(ar) },
    interpolation: { escapeValue: false },
  });
  const pathname = path.split('#')[0] ?? path;
  const routes = [
    { path: pathname, element: page },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const { runtime, session } = testRuntime({ path, routes, language: lang });
  const { router } = runtime;
  const { container } = render(
    <RuntimeContext value={runtime}>
      <I18nextProvider i18n={i18n}>
        <RouterView router={router} failed={null} />
      </I18nextProvider>
    </RuntimeContext>,
  );
  return { container, router, runtime, session };
}
