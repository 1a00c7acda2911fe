import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoader } from '../pages/PageLoader.tsx';
import { demo } from '../session/demo.ts';
import { session } from '../session/session-store.ts';
import { departure } from './departure.ts';

/** Shows its children to a signed-in person and in the demo; anyone else signs in first and comes back here. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { status } = useStore(session);
  const isDemo = useStore(demo);
  const leavingTo = useStore(departure);
  const location = useLocation();
  if (isDemo || status === 'signed-in') return children;
  if (status === 'loading') return <PageLoader />;
  // Somebody just signed out: he goes where that leads, not to a sign-in that returns to his private page.
  if (leavingTo !== null) return <Navigate to={leavingTo} replace />;
  const from = location.pathname + location.search + location.hash;
  return <Navigate to={PATHS.signIn} replace state={{ from }} />;
}
