import { PATHS, type BundledLanguage, localize } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { loadPageTexts } from '../base/i18n/page-texts.ts';
import { languageOfPath, NOTIFICATIONS_PATH, pathIn, plainPath, SAME_PAGE } from '../base/paths.ts';
import { routeFor } from '../loader/registry-view.ts';
import { LatePage, lazyPage, type LazyPage } from '../router/lazy-page.tsx';
import type { ShellRoute, ShellRouter } from '../router/shell-router.ts';
import { useLanguage, useRegistry, useRuntime } from '../runtime/runtime-context.ts';
import { DashboardLayout } from '../screens/layout/DashboardLayout.tsx';
import { DashboardPage } from '../screens/pages/DashboardPage.tsx';
import { PageLoader } from '../screens/pages/PageLoader.tsx';
import { NotFound } from '../screens/public-pages/NotFound.tsx';
import { FeaturePage } from './FeaturePage.tsx';
import { SessionGuard } from './SessionGuard.tsx';

/**
 * All addresses, in the language that an address names. Those of features are not here: whatever no page of the shell has is looked up
 * in the registry, below /dashboard inside the layout, elsewhere on a bare page. The texts of a public page load with its route.
 * `isNotFound`: the document says that nothing is at its address, and goes on saying so until the registry is there.
 */
export function shellRoutes(
  i18n: () => Promise<i18n>,
  isNotFound = false,
): (pathname: string) => ShellRoute[] {
  const pages = publicPages(i18n);
  const notFound = lazyPage(async () => {
    const [{ NotFoundPage }] = await Promise.all([
      import(/* webpackChunkName: "page-404" */ '../screens/public-pages/NotFoundPage.tsx'),
      loadPublicTexts(i18n()),
    ]);
    return NotFoundPage;
  });
  const notifications = lazyPage(async () => {
    const page = await import('../screens/notifications/NotificationsPage.tsx');
    return page.NotificationsPage;
  });
  const made = new Map<BundledLanguage, ShellRoute[]>();
  const routesIn = (language: BundledLanguage): ShellRoute[] => [
    {
      element: (
        <>
          <DocumentTitle />
          <EndSignOut />
          <Outlet />
        </>
      ),
      children: [
        {
          element: <InLanguage />,
          children: pages.map(([path, page]) => lazyRoute(pathIn(language, path), page)),
        },
        {
          path: PATHS.dashboard,
          element: (
            <SessionGuard>
              <DashboardLayout />
            </SessionGuard>
          ),
          children: [
            { index: true, element: <DashboardPage /> },
            lazyRoute(NOTIFICATIONS_PATH, notifications),
            {
              path: '*',
              element: (
                <FeaturePage frame="dashboard" nowhere={<NotFound home={PATHS.dashboard} />} />
              ),
            },
          ],
        },
        {
          path: '*',
          element: (
            <FeaturePage
              frame="bare"
              nowhere={<LatePage page={notFound} fallback={<PageLoader />} />}
            />
          ),
          ...(isNotFound && { handle: notFound }),
        },
      ],
    },
  ];
  return (pathname) => {
    const language = languageOfPath(pathname) ?? 'en';
    const routes = made.get(language) ?? routesIn(language);
    made.set(language, routes);
    return routes;
  };
}

/** The public pages by their plain addresses. Their chunks have names, so that the pages made at build time can name them too. */
function publicPages(i18n: () => Promise<i18n>): (readonly [path: string, page: LazyPage])[] {
  const landing = async () => {
    const [{ LandingRoute }] = await Promise.all([
      import(/* webpackChunkName: "page-landing" */ './LandingRoute.tsx'),
      loadPublicTexts(i18n()),
    ]);
    return LandingRoute;
  };
  const terms = async () => {
    const [{ TermsPage }] = await Promise.all([
      import(/* webpackChunkName: "page-terms" */ '../screens/public-pages/TermsPage.tsx'),
      loadPublicTexts(i18n()),
      loadPageTexts('terms', i18n()),
    ]);
    return TermsPage;
  };
  const privacy = async () => {
    const [{ PrivacyPage }] = await Promise.all([
      import(/* webpackChunkName: "page-privacy" */ '../screens/public-pages/PrivacyPage.tsx'),
      loadPublicTexts(i18n()),
      loadPageTexts('privacy', i18n()),
    ]);
    return PrivacyPage;
  };
  const help = async () => {
    const [{ HelpPage }] = await Promise.all([
      import(/* webpackChunkName: "page-help" */ '../screens/public-pages/HelpPage.tsx'),
      loadPublicTexts(i18n()),
      loadPageTexts('help', i18n()),
    ]);
    return HelpPage;
  };
  // Once for all languages: a page that changes its language keeps its place, and what was chosen in it.
  return [
    [PATHS.landing, lazyPage(landing)],
    [PATHS.terms, lazyPage(terms)],
    [PATHS.privacy, lazyPage(privacy)],
    [PATHS.help, lazyPage(help)],
  ];
}

/** The texts of the public pages' frame, which come with its code. */
async function loadPublicTexts(texts: Promise<i18n>): Promise<void> {
  const [instance, { loadPublicTexts: load }] = await Promise.all([
    texts,
    import(/* webpackChunkName: "page-frame" */ '../screens/public-pages/frame/public-texts.ts'),
  ]);
  await load(instance);
}

/** The route of a page whose code comes once somebody goes there. */
const lazyRoute = (path: string, page: LazyPage): ShellRoute => ({
  path,
  element: <page.Page />,
  handle: page,
});

/** Resolves once the code of the first page is there: until then the router shows nothing. */
export function firstPageReady(router: ShellRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The document's title: the page's name and the product's. */
function DocumentTitle() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const registry = useRegistry();
  const current = useLanguage();
  const { isNotFound, notFoundAt } = useRuntime();
  const isNowhere =
    useStore(notFoundAt) === pathname || (isNotFound && registry.status === 'loading');
  const own: Record<string, string> = {
    [PATHS.landing]: '',
    [PATHS.dashboard]: t('nav.dashboard'),
    [NOTIFICATIONS_PATH]: t('titles.notifications'),
    [PATHS.terms]: t('titles.terms'),
    [PATHS.privacy]: t('titles.privacy'),
    [PATHS.help]: t('titles.help'),
  };
  const route =
    registry.status === 'ready' ? routeFor(registry.registry, pathname)?.route : undefined;
  const page =
    own[plainPath(pathname)] ??
    (isNowhere ? t('notFound.page') : route && localize(route.title, current));
  return <title>{page ? `${page} · ${t('product')}` : t('product')}</title>;
}

/**
 * Ends a sign-out once the page it leads to is on screen. Not when the router has accepted the navigation: the page
 * being left is still mounted then, and its guard would ask to sign in.
 */
function EndSignOut() {
  const { signOutTarget } = useRuntime();
  const { pathname } = useLocation();
  useEffect(() => {
    if (signOutTarget.get() === pathname) signOutTarget.set(null);
  }, [pathname, signOutTarget]);
  return null;
}

/**
 * Keeps the address of a public page in the chosen language. At a page load it is the other way round: the address says
 * the language (preferences/preferences.ts).
 */
function InLanguage() {
  const { pathname, search, hash } = useLocation();
  const { router } = useRuntime();
  const wanted = pathIn(useLanguage(), pathname);
  useEffect(() => {
    if (wanted === pathname) return;
    void router.navigate(wanted + search + hash, { replace: true, state: SAME_PAGE });
  }, [wanted, pathname, search, hash, router]);
  return <Outlet />;
}
