import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoader } from '../screens/pages/PageLoader.tsx';
import { useRuntime } from '../runtime/runtime-context.ts';

/** Shows its children to a signed-in person and in the demo; anyone else signs in first and comes back here. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { session, demo, signOutTarget } = useRuntime();
  const { status } = useStore(session);
  const isDemo = useStore(demo.isOn);
  const target = useStore(signOutTarget);
  const location = useLocation();
  if (isDemo || status === 'signed-in') return children;
  if (status === 'loading') return <PageLoader />;
  // Somebody just signed out: they go where that leads, not to a sign-in that returns to their private page.
  if (target !== null) return <Navigate to={target} replace />;
  const from = location.pathname + location.search + location.hash;
  return <Navigate to={PATHS.signIn} replace state={{ from }} />;
}
