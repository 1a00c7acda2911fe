import { Skeleton } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';

// One page is looked at, not two.
const MotivationPage = lazy(() => import('./MotivationPage.tsx'));
const CompanionPage = lazy(() => import('./CompanionPage.tsx'));

/** /dashboard/motivation-hub and /dashboard/companion. */
export default function Page() {
  const { pathname } = useStore(usePlatform().location);
  return (
    <Suspense fallback={<Skeleton />}>
      {pathname.startsWith('/dashboard/companion') ? <CompanionPage /> : <MotivationPage />}
    </Suspense>
  );
}
