import { State } from '@nafas/design-system';
import { isUnder } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { lazy, Suspense } from 'react';
import AssistancePage, { loadFirstTab } from './page/AssistancePage.tsx';

const loadExercises = () => import('./exercises/ExercisesPage.tsx');
const ExercisesPage = lazy(loadExercises);

const isExercises = (pathname: string) => isUnder(pathname, '/dashboard/exercises');

/** Loads the code of the page at an address ahead. */
export const prepare = (pathname: string) =>
  isExercises(pathname) ? loadExercises() : loadFirstTab();

/** The pages of this app, by their addresses. */
export default function Pages() {
  const { pathname } = useStore(usePlatform().location);
  if (!isExercises(pathname)) return <AssistancePage />;
  return (
    <Suspense fallback={<State kind="loading" />}>
      <ExercisesPage />
    </Suspense>
  );
}
