import { PATHS, type Session } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { Navigate } from 'react-router';
import { useRuntime } from '../runtime/runtime-context.ts';
import { LandingPage } from '../screens/public-pages/LandingPage.tsx';

/** Who is signed in is not known when the page is made. */
const UNKNOWN: Session = { status: 'loading' };

/** The landing page; a signed-in person goes on to the dashboard. */
export function LandingRoute() {
  const { session, demo, signOutTarget, router } = useRuntime();
  const { status } = useStore(session, UNKNOWN);
  const target = useStore(signOutTarget);
  if (status === 'signed-in' && target === null) return <Navigate to={PATHS.dashboard} replace />;
  return (
    <LandingPage
      onDemo={() => {
        demo.start();
        void router.navigate(PATHS.dashboard);
      }}
    />
  );
}
