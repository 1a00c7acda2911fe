import { PATHS, type Session } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { Navigate, useNavigate } from 'react-router';
import { LandingPage } from '../public-pages/LandingPage.tsx';
import { departure } from '../routing/departure.ts';
import { startDemo } from '../session/demo.ts';
import { session } from '../session/session-store.ts';

/** Who is signed in is not known when the page is made. */
const UNKNOWN: Session = { status: 'loading' };

/** The landing page; a signed-in person goes on to the dashboard. */
export function LandingRoute() {
  const { status } = useStore(session, UNKNOWN);
  const leavingTo = useStore(departure);
  const navigate = useNavigate();
  if (status === 'signed-in' && leavingTo === null)
    return <Navigate to={PATHS.dashboard} replace />;
  return (
    <LandingPage
      onDemo={() => {
        startDemo();
        void navigate(PATHS.dashboard);
      }}
    />
  );
}
