import { State } from '@nafas/design-system';
import { isAt, isUnder } from '@nafas/platform';
import { lazyPage, Nowhere, useViewLocation } from '@nafas/platform/remote';
import { Suspense } from 'react';
import { EXERCISES_PATH } from './exercises/exercises-path.ts';
import AssistancePage, { firstTab } from './page/AssistancePage.tsx';

const exercises = lazyPage(() => import('./exercises/ExercisesPage.tsx'));

const isExercises = (pathname: string) => isUnder(pathname, EXERCISES_PATH);

/** Loads the code of the page at an address ahead. */
export const prepare = (pathname: string) => (isExercises(pathname) ? exercises : firstTab).load();

/** The pages of this app, by their addresses. */
export default function Pages() {
  const { pathname } = useViewLocation();
  if (isAt(pathname, '/dashboard/real-time-assistance')) return <AssistancePage />;
  if (!isExercises(pathname)) return <Nowhere />;
  return (
    <Suspense fallback={<State kind="loading" />}>
      <exercises.Page />
    </Suspense>
  );
}
