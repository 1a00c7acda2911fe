import { isAt } from '@nafas/platform';
import { Nowhere, useViewLocation } from '@nafas/platform/remote';
import ReleasesPage from './page/ReleasesPage.tsx';

/** /dashboard/releases, and nothing below it. */
export default function Pages() {
  const { pathname } = useViewLocation();
  return isAt(pathname, '/dashboard/releases') ? <ReleasesPage /> : <Nowhere />;
}
