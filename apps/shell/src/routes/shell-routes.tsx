import { LANGUAGES, PATHS, type BundledLanguage } from '@nafas/platform';
import type { i18n } from 'i18next';
import { Outlet, type RouteObject } from 'react-router-dom';
import { loadPageTexts } from '../base/i18n/page-texts.ts';
import { DashboardLayout } from '../screens/layout/DashboardLayout.tsx';
import { DashboardPage } from '../screens/pages/DashboardPage.tsx';
import { FeaturePage } from './FeaturePage.tsx';
import { LandingRoute } from './LandingRoute.tsx';
import { UnexpectedErrorPage } from '../screens/public-pages/UnexpectedErrorPage.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { EndSignOut } from './EndSignOut.tsx';
import { InLanguage } from './InLanguage.tsx';
import { NOTIFICATIONS_PATH, pathIn } from '../base/paths.ts';
import type { ShellRouter } from '../platform/navigation.ts';
import { PageLoader } from '../screens/pages/PageLoader.tsx';
import { SessionGuard } from './SessionGuard.tsx';

/**
 * All addresses. Those of features are not here: whatever no page of the shell has is looked up in the registry, below
 * /dashboard inside the layout, elsewhere on a bare page. Long texts load with their route.
 */
export function shellRoutes(i18n: () => Promise<i18n>): RouteObject[] {
  return [
    {
      element: (
        <>
          <DocumentTitle />
          <EndSignOut />
          <Outlet />
        </>
      ),
      errorElement: <UnexpectedErrorPage />,
      // Until the code of the first page is there.
      hydrateFallbackElement: <PageLoader />,
      children: [
        {
          element: <InLanguage />,
          children: LANGUAGES.flatMap((each) => publicRoutes(each, i18n)),
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
            {
              path: NOTIFICATIONS_PATH,
              lazy: async () => {
                const page = await import('../screens/notifications/NotificationsPage.tsx');
                return { Component: page.NotificationsPage };
              },
            },
            { path: '*', element: <FeaturePage frame="dashboard" /> },
          ],
        },
        { path: '*', element: <FeaturePage frame="bare" /> },
      ],
    },
  ];
}

/** The public pages in one language. Their chunks have names, so that the pages made at build time can name them too. */
function publicRoutes(language: BundledLanguage, i18n: () => Promise<i18n>): RouteObject[] {
  return [
    { path: pathIn(language, PATHS.landing), element: <LandingRoute /> },
    {
      path: pathIn(language, PATHS.terms),
      lazy: async () => {
        const [{ TermsPage }] = await Promise.all([
          import(/* webpackChunkName: "page-terms" */ '../screens/public-pages/TermsPage.tsx'),
          loadPageTexts('terms', i18n()),
        ]);
        return { Component: TermsPage };
      },
    },
    {
      path: pathIn(language, PATHS.privacy),
      lazy: async () => {
        const [{ PrivacyPage }] = await Promise.all([
          import(/* webpackChunkName: "page-privacy" */ '../screens/public-pages/PrivacyPage.tsx'),
          loadPageTexts('privacy', i18n()),
        ]);
        return { Component: PrivacyPage };
      },
    },
    {
      path: pathIn(language, PATHS.help),
      lazy: async () => {
        const [{ HelpPage }] = await Promise.all([
          import(/* webpackChunkName: "page-help" */ '../screens/public-pages/HelpPage.tsx'),
          loadPageTexts('help', i18n()),
        ]);
        return { Component: HelpPage };
      },
    },
  ];
}

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
