import { State } from '@nafas/design-system';
import { isUnder } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';
import AnalysisPage from './page/AnalysisPage.tsx';

const ReportPage = lazy(() => import('./report/ReportPage.tsx'));
const WeekPage = lazy(() => import('./week/WeekPage.tsx'));

/** The pages of this app, by their addresses. */
export default function Pages() {
  const { pathname } = useStore(usePlatform().location);
  const isReport = isUnder(pathname, '/dashboard/report');
  if (!isReport && !isUnder(pathname, '/dashboard/week')) return <AnalysisPage />;
  return (
    <Suspense fallback={<State kind="loading" />}>
      {isReport ? <ReportPage /> : <WeekPage />}
    </Suspense>
  );
}
