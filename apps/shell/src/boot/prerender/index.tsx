import './browser-stand-ins.ts';
import type { MadePage } from '@nafas/federation/made-page';
import { textDirection, LANGUAGES, PATHS, type BundledLanguage } from '@nafas/platform';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory } from 'react-router';
import { App } from '../App.tsx';
import { loadSuggestionTexts, SuggestionBar } from '../../screens/SuggestionBar.tsx';
import { FrameOutline } from '../outline/FrameOutline.tsx';
import { NOT_FOUND } from '../prerendered.ts';
import { loadPageTexts, getPageTexts } from '../../base/i18n/page-texts.ts';
import { createShellRouter } from '../../router/shell-router.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { pathIn, PUBLIC_PATHS } from '../../base/paths.ts';
import { firstPageReady, shellRoutes } from '../../routes/shell-routes.tsx';
import { textFonts } from './text-fonts.ts';

/** Makes the public pages and the not-found page in every language. Runs in the build (tools/federation). */
export async function makePages(): Promise<MadePage[]> {
  const pages: MadePage[] = [];
  for (const language of LANGUAGES) {
    for (const path of PUBLIC_PATHS) pages.push(await make(language, path));
    pages.push(await make(language, null));
  }
  return pages;
}

/** What the document of the app shows before any script has drawn something. */
export const makeOutline = (): string => renderToStaticMarkup(<FrameOutline />);

/** What search engines show of the pages, by their names. */
async function loadDescriptions(
  language: BundledLanguage,
): Promise<Partial<Record<string, string>>> {
  const found = (await import(`../../locales/${language}/descriptions.json`)) as {
    default: Record<string, string>;
  };
  return { ...found.default, index: found.default['landing'] };
}

/** What a page says of each other language, with the way to the page in it. */
async function suggestOthers(language: BundledLanguage, path: string): Promise<string> {
  const others = LANGUAGES.filter((each) => each !== language);
  const ours = await loadSuggestionTexts(language);
  const bars = await Promise.all(
    others.map(async (each) => {
      const texts = { theirs: await loadSuggestionTexts(each), ours };
      return renderToString(
        <SuggestionBar
          {...texts}
          language={each}
          current={language}
          onSwitch={pathIn(each, path)}
        />,
      );
    }),
  );
  return bars.join('');
}

/** Makes one page; `path` is its plain address, null for the not-found page. */
async function make(language: BundledLanguage, path: string | null): Promise<MadePage> {
  const address = path === null ? pathIn(language, '/404') : pathIn(language, path);
  const name = path === PATHS.landing ? 'index' : path === null ? '404' : path.slice(1);
  const runtime = createRuntime({
    pathname: address,
    makeRouter: (i18n) =>
      createShellRouter(
        shellRoutes(i18n, path === null),
        UNSAFE_createMemoryHistory({ initialEntries: [address] }),
      ),
    isNotFound: () => path === null,
  });
  runtime.preferences.language.set(language);
  await firstPageReady(runtime.router);
  const i18n = await runtime.i18n();
  const { [name]: description = null } = path === null ? {} : await loadDescriptions(language);
  const ownTexts = path === null ? undefined : getPageTexts(path);
  if (ownTexts) await loadPageTexts(ownTexts, Promise.resolve(i18n));
  const markup = renderToString(<App runtime={runtime} i18n={i18n} />);
  runtime.dispose();
  const suggestions = path === null ? '' : await suggestOthers(language, path);
  return {
    file: `${language === 'en' ? '' : `${language}/`}${name}.html`,
    name: path === null ? NOT_FOUND : address,
    language,
    direction: textDirection(language),
    markup,
    suggestions,
    description,
    product: i18n.t('product'),
    helpNow: i18n.t('helpNow'),
    alternates:
      path === null
        ? null
        : Object.fromEntries(LANGUAGES.map((each) => [each, pathIn(each, path)])),
    // A page of links and words needs none; help asks for the country, and where nothing is an app may be.
    scripts: path === null || path === PATHS.help ? 'paint' : 'intent',
    // Where nothing is, the registry may know better; the others read it when they are idle (runtime/registry.ts).
    later: path === null ? [] : ['/registry.json'],
    chunks: [
      ...textFonts(language),
      'page-frame',
      `page-${path === PATHS.landing ? 'landing' : name}`,
      `shell.${language}`,
      `public.${language}`,
      ...(ownTexts ? ['page-texts', `${ownTexts}.${language}`] : []),
    ],
  };
}
