import { useStore } from '@nafas/platform/use-store';
import { useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useRegistry, useRuntime, useScopePlatform } from '../runtime/runtime-context.ts';
import { FeatureView } from '../features/FeatureView.tsx';
import { ViewToCome } from '../features/ViewToCome.tsx';
import type { View } from '../features/mount-view.ts';
import { routeFor } from '../loader/registry-view.ts';
import { returnAddress } from './return-address.ts';
import { SessionGuard } from './SessionGuard.tsx';
import { PageLoader } from '../screens/pages/PageLoader.tsx';
import { RegistryUnavailable } from '../screens/pages/RegistryUnavailable.tsx';

/** The page of whichever feature the registry names for this address. */
export function FeaturePage({
  frame,
  nowhere,
}: {
  frame: 'dashboard' | 'bare';
  /** Where no feature has anything. */
  nowhere: ReactNode;
}) {
  const { pathname, state } = useLocation();
  const registry = useRegistry();
  const { isNotFound, session } = useRuntime();
  const platform = useScopePlatform();
  const { status } = useStore(session);
  const match = registry.status === 'ready' ? routeFor(registry.registry, pathname) : undefined;
  const version = match?.version;
  const view = useMemo<View | null>(
    () => (version ? { version, kind: 'page', id: version.extras.feature.id } : null),
    [version],
  );
  // With the view: the next feature may have something at this address.
  const [empty, setEmpty] = useState<{ readonly view: View; readonly pathname: string }>();
  const isEmpty = empty !== undefined && empty.view === view && empty.pathname === pathname;
  if (registry.status === 'failed') return <RegistryUnavailable isBare={frame === 'bare'} />;
  if (registry.status === 'loading' || !platform) {
    if (isNotFound) return nowhere;
    return frame === 'bare' ? <PageLoader /> : <ViewToCome />;
  }
  if (!match || !view || isEmpty) return nowhere;
  const { route } = match;
  if (route.access === 'guest' && status === 'signed-in') {
    return <Navigate to={returnAddress(state)} replace />;
  }
  const page = (
    <FeatureView
      view={view}
      platform={platform}
      title={route.title}
      size="page"
      onNotFound={(path) => setEmpty({ view, pathname: path })}
    />
  );
  // Below /dashboard the layout is guarded already.
  const needsSession = route.access === 'session' || route.access === 'operator';
  const isGuarded = needsSession && frame === 'bare';
  return isGuarded ? <SessionGuard>{page}</SessionGuard> : page;
}
