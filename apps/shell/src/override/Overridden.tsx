import { useStore } from '@nafas/platform/use-store';
import { lazy, Suspense } from 'react';
import { overrides } from './override-state.ts';

/** Markup that the build made knows of none. */
const NONE: ReturnType<typeof overrides.get> = [];

const OverrideBadge = lazy(() => import('./OverrideBadge.tsx'));

/** The badge while there is an override; otherwise nothing, and nothing is loaded. */
export function Overridden() {
  if (useStore(overrides, NONE).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBadge />
    </Suspense>
  );
}
