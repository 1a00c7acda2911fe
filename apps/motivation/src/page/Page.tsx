import { Skeleton } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';

// One page is looked at, not two.
const loadHub = () => import('./MotivationPage.tsx');
const loadCompanion = () => import('./CompanionPage.tsx');
const MotivationPage = lazy(loadHub);
const CompanionPage = lazy(loadCompanion);

const isCompanion = (pathname: string) => pathname.startsWith('/dashboard/companion');

/** Loads the code of the page at an address ahead. */
export const prepare = (pathname: string) => (isCompanion(pathname) ? loadCompanion() : loadHub());

/** /dashboard/motivation-hub and /dashboard/companion. */
export default function Page() {
  const { pathname } = useStore(usePlatform().location);
  return (
    <Suspense fallback={<Skeleton />}>
      {isCompanion(pathname) ? <CompanionPage /> : <MotivationPage />}
    </Suspense>
  );
}
