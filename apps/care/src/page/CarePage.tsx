import { DataRoot } from '@nafas/data-service/react';
import { Skeleton } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';

// One page is looked at, not three.
const RecordsPage = lazy(() => import('../records/RecordsPage.tsx'));
const PlanPage = lazy(() => import('../plan/PlanPage.tsx'));
const DevicePlanPage = lazy(() => import('./DevicePlanPage.tsx'));

/** /dashboard/thought-records, /dashboard/safety-plan, and /safety-plan without a session. */
export default function CarePage() {
  const { pathname } = useStore(usePlatform().location);
  const Page = pathname.startsWith('/dashboard/safety-plan')
    ? PlanPage
    : pathname.startsWith('/safety-plan')
      ? DevicePlanPage
      : RecordsPage;
  return (
    <DataRoot>
      <Suspense fallback={<Skeleton />}>
        <Page />
      </Suspense>
    </DataRoot>
  );
}
