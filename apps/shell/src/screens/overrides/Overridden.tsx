import { useStore } from '@nafas/platform/use-store';
import type { ShownOverride } from '../../loader/overrides/overrides.ts';
import { lazy, Suspense } from 'react';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** Markup that the build made knows of none. */
const NONE: readonly ShownOverride[] = [];

const OverrideBadge = lazy(() => import('./OverrideBadge.tsx'));

/** The badge while there is an override; otherwise nothing, and nothing is loaded. */
export function Overridden() {
  if (useStore(useRuntime().loader.overrides.shown, NONE).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBadge />
    </Suspense>
  );
}
