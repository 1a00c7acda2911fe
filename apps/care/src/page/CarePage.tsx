import { DataRoot } from '@nafas/data-service/react';
import { Skeleton } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';

// One page is looked at, not three.
const loadRecords = () => import('../records/RecordsPage.tsx');
const loadPlan = () => import('../plan/PlanPage.tsx');
const loadDevicePlan = () => import('./DevicePlanPage.tsx');
const RECORDS = { load: loadRecords, Page: lazy(loadRecords) };
const PLAN = { load: loadPlan, Page: lazy(loadPlan) };
const DEVICE_PLAN = { load: loadDevicePlan, Page: lazy(loadDevicePlan) };

function pageAt(pathname: string) {
  if (pathname.startsWith('/dashboard/safety-plan')) return PLAN;
  return pathname.startsWith('/safety-plan') ? DEVICE_PLAN : RECORDS;
}

/** Loads the code of the page at an address ahead. */
export const prepare = (pathname: string) => pageAt(pathname).load();

/** /dashboard/thought-records, /dashboard/safety-plan, and /safety-plan without a session. */
export default function CarePage() {
  const { pathname } = useStore(usePlatform().location);
  const { Page } = pageAt(pathname);
  return (
    <DataRoot>
      <Suspense fallback={<Skeleton />}>
        <Page />
      </Suspense>
    </DataRoot>
  );
}
