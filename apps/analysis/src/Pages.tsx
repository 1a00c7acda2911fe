import { State } from '@nafas/design-system';
import { isUnder } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';
import AnalysisPage from './page/AnalysisPage.tsx';

const loadReport = () => import('./report/ReportPage.tsx');
const loadWeek = () => import('./week/WeekPage.tsx');
const ReportPage = lazy(loadReport);
const WeekPage = lazy(loadWeek);

const isReport = (pathname: string) => isUnder(pathname, '/dashboard/report');
const isWeek = (pathname: string) => isUnder(pathname, '/dashboard/week');

/** Loads the code of the page at an address ahead. */
export async function prepare(pathname: string): Promise<void> {
  if (isReport(pathname)) await loadReport();
  else if (isWeek(pathname)) await loadWeek();
}

/** The pages of this app, by their addresses. */
export default function Pages() {
  const { pathname } = useStore(usePlatform().location);
  if (!isReport(pathname) && !isWeek(pathname)) return <AnalysisPage />;
  return (
    <Suspense fallback={<State kind="loading" />}>
      {isReport(pathname) ? <ReportPage /> : <WeekPage />}
    </Suspense>
  );
}
