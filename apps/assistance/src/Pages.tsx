import { State } from '@nafas/design-system';
import { isUnder } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';
import AssistancePage from './page/AssistancePage.tsx';

const ExercisesPage = lazy(() => import('./exercises/ExercisesPage.tsx'));

/** The pages of this app, by their addresses. */
export default function Pages() {
  const { pathname } = useStore(usePlatform().location);
  if (!isUnder(pathname, '/dashboard/exercises')) return <AssistancePage />;
  return (
    <Suspense fallback={<State kind="loading" />}>
      <ExercisesPage />
    </Suspense>
  );
}
