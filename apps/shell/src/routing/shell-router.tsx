import { PATHS } from '@nafas/platform';
import { createBrowserRouter, Outlet } from 'react-router';
import { DashboardLayout } from '../layout/DashboardLayout.tsx';
import { DashboardPage } from '../pages/DashboardPage.tsx';
import { FeaturePage } from '../pages/FeaturePage.tsx';
import { LandingRoute } from '../pages/LandingRoute.tsx';
import { UnexpectedErrorPage } from '../public-pages/UnexpectedErrorPage.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { EndDeparture } from './EndDeparture.tsx';
import { SessionGuard } from './SessionGuard.tsx';

/**
 * All addresses. Those of features are not here: whatever no page of the shell has is looked up in the registry, below
 * /dashboard inside the layout, elsewhere on a bare page. Long texts load with their route.
 */
export function createShellRouter() {
  return createBrowserRouter([
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
        { path: PATHS.landing, element: <LandingRoute /> },
        {
          path: PATHS.terms,
          lazy: () =>
            import('../public-pages/TermsPage.tsx').then((m) => ({ Component: m.TermsPage })),
        },
        {
          path: PATHS.privacy,
          lazy: () =>
            import('../public-pages/PrivacyPage.tsx').then((m) => ({ Component: m.PrivacyPage })),
        },
        {
          path: PATHS.help,
          lazy: () =>
            import('../public-pages/HelpPage.tsx').then((m) => ({ Component: m.HelpPage })),
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
            { path: '*', element: <FeaturePage frame="dashboard" /> },
          ],
        },
        { path: '*', element: <FeaturePage frame="bare" /> },
      ],
    },
  ]);
}

export type ShellRouter = ReturnType<typeof createShellRouter>;
