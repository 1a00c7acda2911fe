import { isUnder, PATHS } from '@nafas/platform';
import type { ParsedRegistry, RegistryVersion } from '@nafas/platform/registry';
import { activeVersions, routeFor } from './registry-view.ts';

/** The views of one version that an address mounts, named as the registry's `needs` names them. */
export interface ViewsOfVersion {
  readonly version: RegistryVersion;
  readonly views: readonly string[];
}

/** The views at an address: the dashboard's slots, or one feature's page; none that a guest may not see. */
export function viewsAt(
  registry: ParsedRegistry,
  pathname: string,
  isGuest: boolean,
): ViewsOfVersion[] {
  if (pathname === PATHS.dashboard) {
    if (isGuest) return [];
    return activeVersions(registry)
      .map((version) => ({
        version,
        views: version.extras.feature.slots.map(({ id }) => `slot:${id}`),
      }))
      .filter(({ views }) => views.length > 0);
  }
  const match = routeFor(registry, pathname);
  if (!match || (isGuest && isGuarded(match.route, pathname))) return [];
  return [{ version: match.version, views: ['page'] }];
}

function isGuarded(route: { access: string }, pathname: string): boolean {
  return route.access === 'session' || isUnder(pathname, PATHS.dashboard);
}
