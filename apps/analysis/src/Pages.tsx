import { State } from '@nafas/design-system';
import { isAt, isUnder } from '@nafas/platform';
import { lazyPage, Nowhere, useViewLocation } from '@nafas/platform/remote';
import { Suspense } from 'react';
import AnalysisPage from './page/AnalysisPage.tsx';
import { isWeekAddress } from './week/address.ts';

const report = lazyPage(() => import('./report/ReportPage.tsx'));
const week = lazyPage(() => import('./week/WeekPage.tsx'));

const REPORT = '/dashboard/report';

/** Loads the code of the page at an address ahead. */
export async function prepare(pathname: string): Promise<void> {
  if (isUnder(pathname, REPORT)) await report.load();
  else if (isWeekAddress(pathname)) await week.load();
}

/** The pages of this app, by their addresses. */
export default function Pages() {
  const { pathname } = useViewLocation();
  if (isAt(pathname, '/dashboard/emotional-analysis')) return <AnalysisPage />;
  const isReport = isAt(pathname, REPORT);
  if (!isReport && !isWeekAddress(pathname)) return <Nowhere />;
  return (
    <Suspense fallback={<State kind="loading" />}>
      {isReport ? <report.Page /> : <week.Page />}
    </Suspense>
  );
}
