import './browser-stand-ins.ts';
import type { MadePage } from '@nafas/federation/made-page';
import { createStore, directionOf, LANGUAGES, PATHS, type Language } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '../App.tsx';
import { NOT_FOUND } from '../boot/prerendered.ts';
import type { Runtime } from '../boot/runtime.ts';
import { loadPageTexts, pageTextsOf } from '../i18n/page-texts.ts';
import { loadTexts } from '../i18n/shell-i18n.ts';
import { language as chosen } from '../platform/preferences.ts';
import { pathIn, PUBLIC_PATHS } from '../routing/public-path.ts';
import { firstPageReady, shellRoutes } from '../routing/shell-router.tsx';
import { DESCRIPTIONS } from './descriptions.ts';

/** The face that a language's text is set in; the others may come later. */
const TEXT_FONT = { en: 'hanken-grotesk-core', ar: 'vazirmatn-core' } as const;

/** Makes the public pages and the not-found page in every language. Runs in the build (tools/federation). */
export async function makePages(): Promise<MadePage[]> {
  const pages: MadePage[] = [];
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PATHS) pages.push(await make(language, path));
    pages.push(await make(language, null));
  }
  return pages;
}

/** One page; `path` is its plain address, null for what stands where nothing is. */
async function make(language: Language, path: string | null): Promise<MadePage> {
  const address = path === null ? pathIn(language, '/404') : pathIn(language, path);
  chosen.set(language);
  const router = createMemoryRouter(shellRoutes(), { initialEntries: [address] });
  await firstPageReady(router);
  const runtime: Runtime = {
    router,
    platform: createStore(null),
    registry: createStore({ status: 'loading' as const }),
    isNotFound: path === null,
    reloadRegistry: () => undefined,
  };
  const source = {
    language: createStore(language),
    scope: { signal: new AbortController().signal },
    report: (error: unknown) => {
      throw error;
    },
  };
  const i18n = await appI18n(source, loadTexts);
  const ownTexts = path === null ? undefined : pageTextsOf(path);
  if (ownTexts) await loadPageTexts(ownTexts, i18n);
  const markup = renderToString(<App runtime={runtime} i18n={i18n} />);
  router.dispose();
  const name = path === PATHS.landing ? 'index' : path === null ? '404' : path.slice(1);
  return {
    file: `${language === 'en' ? '' : `${language}/`}${name}.html`,
    name: path === null ? NOT_FOUND : address,
    language,
    direction: directionOf(language),
    markup,
    description: path === null ? null : (DESCRIPTIONS[path]?.[language] ?? null),
    alternates:
      path === null
        ? null
        : Object.fromEntries(LANGUAGES.map((each) => [each, pathIn(each, path)])),
    // Where nothing is, the registry may know better; the others read it when they are idle (boot/when-wanted.ts).
    later: path === null ? [] : ['/registry.json'],
    chunks: [
      TEXT_FONT[language],
      ...(path === null ? [] : [`page-${name}`]),
      `texts-${language}-shell-json`,
      `texts-${language}-public-json`,
      ...(ownTexts ? [`texts-${language}-${ownTexts}-json`] : []),
    ],
  };
}
