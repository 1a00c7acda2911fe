import { LANGUAGES, PATHS, type Language } from '@nafas/platform';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { loadPageTexts } from '../i18n/page-texts.ts';
import { DashboardLayout } from '../layout/DashboardLayout.tsx';
import { NOTIFICATIONS_PATH } from '../notifications/path.ts';
import { DashboardPage } from '../pages/DashboardPage.tsx';
import { FeaturePage } from '../pages/FeaturePage.tsx';
import { LandingRoute } from '../pages/LandingRoute.tsx';
import { UnexpectedErrorPage } from '../public-pages/UnexpectedErrorPage.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { EndDeparture } from './EndDeparture.tsx';
import { InLanguage } from './InLanguage.tsx';
import { pathIn } from './public-path.ts';
import { SessionGuard } from './SessionGuard.tsx';

/**
 * All addresses. Those of features are not here: whatever no page of the shell has is looked up in the registry, below
 * /dashboard inside the layout, elsewhere on a bare page. Long texts load with their route.
 */
export function shellRoutes(): RouteObject[] {
  return [
    {
      element: (
        <>
          <DocumentTitle />
          <EndDeparture />
          <Outlet />
        </>
      ),
      errorElement: <UnexpectedErrorPage />,
      children: [
        { element: <InLanguage />, children: LANGUAGES.flatMap(publicRoutes) },
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
                const page = await import('../notifications/NotificationsPage.tsx');
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
function publicRoutes(language: Language): RouteObject[] {
  return [
    { path: pathIn(language, PATHS.landing), element: <LandingRoute /> },
    {
      path: pathIn(language, PATHS.terms),
      lazy: async () => {
        const [{ TermsPage }] = await Promise.all([
          import(/* webpackChunkName: "page-terms" */ '../public-pages/TermsPage.tsx'),
          loadPageTexts('terms'),
        ]);
        return { Component: TermsPage };
      },
    },
    {
      path: pathIn(language, PATHS.privacy),
      lazy: async () => {
        const [{ PrivacyPage }] = await Promise.all([
          import(/* webpackChunkName: "page-privacy" */ '../public-pages/PrivacyPage.tsx'),
          loadPageTexts('privacy'),
        ]);
        return { Component: PrivacyPage };
      },
    },
    {
      path: pathIn(language, PATHS.help),
      lazy: async () => {
        const [{ HelpPage }] = await Promise.all([
          import(/* webpackChunkName: "page-help" */ '../public-pages/HelpPage.tsx'),
          loadPageTexts('help'),
        ]);
        return { Component: HelpPage };
      },
    },
  ];
}

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

/** The router of the shell on the browser's address bar. */
export const createShellRouter = (): ShellRouter => createBrowserRouter(shellRoutes());

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
