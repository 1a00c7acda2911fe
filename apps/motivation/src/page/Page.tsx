import { Skeleton } from '@nafas/design-system';
import { isAt } from '@nafas/platform';
import { lazyPage, Nowhere, useViewLocation } from '@nafas/platform/remote';
import { Suspense } from 'react';

// One page is looked at, not two.
const PAGES = {
  '/dashboard/motivation-hub': lazyPage(() => import('./MotivationPage.tsx')),
  '/dashboard/companion': lazyPage(() => import('./CompanionPage.tsx')),
};

const findPage = (pathname: string) =>
  Object.entries(PAGES).find(([path]) => isAt(pathname, path))?.[1];

/** Loads the code of the page at an address ahead. */
export async function prepare(pathname: string): Promise<void> {
  await findPage(pathname)?.load();
}

/** /dashboard/motivation-hub and /dashboard/companion. */
export default function Page() {
  const { pathname } = useViewLocation();
  const found = findPage(pathname);
  if (!found) return <Nowhere />;
  return (
    <Suspense fallback={<Skeleton />}>
      <found.Page />
    </Suspense>
  );
}
