import { DataRoot } from '@nafas/data-service/react';
import { Skeleton } from '@nafas/design-system';
import { isAt } from '@nafas/platform';
import { lazyPage, Nowhere, useViewLocation } from '@nafas/platform/remote';
import { Suspense } from 'react';

// One page is looked at, not three.
const PAGES = {
  '/dashboard/thought-records': lazyPage(() => import('../records/RecordsPage.tsx')),
  '/dashboard/safety-plan': lazyPage(() => import('../plan/PlanPage.tsx')),
  '/safety-plan': lazyPage(() => import('./DevicePlanPage.tsx')),
};

const findPage = (pathname: string) =>
  Object.entries(PAGES).find(([path]) => isAt(pathname, path))?.[1];

/** Loads the code of the page at an address ahead. */
export async function prepare(pathname: string): Promise<void> {
  await findPage(pathname)?.load();
}

/** /dashboard/thought-records, /dashboard/safety-plan, and /safety-plan without a session. */
export default function CarePage() {
  const { pathname } = useViewLocation();
  const found = findPage(pathname);
  if (!found) return <Nowhere />;
  return (
    <DataRoot>
      <Suspense fallback={<Skeleton />}>
        <found.Page />
      </Suspense>
    </DataRoot>
  );
}
