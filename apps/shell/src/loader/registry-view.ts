import type { Feature } from '@nafas/platform/feature';
import { isUnder } from '@nafas/platform';
import type { ParsedRegistry, RegistryVersion } from '@nafas/platform/registry';

type Route = Feature['routes'][number];
type Slot = Feature['slots'][number];
type Action = Feature['actions'][number];

/** The version of an app that people get: the one marked default, else the first. */
export function activeVersion(versions: readonly RegistryVersion[]): RegistryVersion | undefined {
  return versions.find((version) => version.deployment?.default) ?? versions[0];
}

/** The active version of every app in the registry. */
export function activeVersions(registry: ParsedRegistry): RegistryVersion[] {
  return Object.values(registry.apps)
    .map(activeVersion)
    .filter((version) => version !== undefined);
}

const isForAll = ({ access }: Route) => access !== 'operator';

/** The registry as somebody has it who is no operator: without the pages for operators. */
export function withoutOperatorPages<Registry extends ParsedRegistry>(
  registry: Registry,
): Registry {
  const hide = (version: RegistryVersion): RegistryVersion => {
    const { feature } = version.extras;
    if (feature.routes.every(isForAll)) return version;
    const routes = feature.routes.filter(isForAll);
    return { ...version, extras: { ...version.extras, feature: { ...feature, routes } } };
  };
  const apps = Object.entries(registry.apps).map(
    ([name, versions]) => [name, versions.map(hide)] as const,
  );
  return { ...registry, apps: Object.fromEntries(apps) };
}

const byOrder = <T>(list: T[], order: (item: T) => number) =>
  list.sort((a, b) => order(a) - order(b));

/** Entries of the sidebar, in their order. */
export function navEntries(
  registry: ParsedRegistry,
): (Route & { nav: NonNullable<Route['nav']> })[] {
  const entries = activeVersions(registry).flatMap(({ extras }) =>
    extras.feature.routes.flatMap((route) => (route.nav ? [{ ...route, nav: route.nav }] : [])),
  );
  return byOrder(entries, (entry) => entry.nav.order);
}

/** The route a path belongs to and the version that serves it; the longest match wins. */
export function routeFor(registry: ParsedRegistry, pathname: string) {
  const matches = activeVersions(registry).flatMap((version) =>
    version.extras.feature.routes
      .filter((route) => isUnder(pathname, route.path))
      .map((route) => ({ version, route })),
  );
  return matches.sort((a, b) => b.route.path.length - a.route.path.length)[0];
}

/** The path of the first sidebar entry of the feature that serves a path; none where it has no entry. */
export function homeEntry(registry: ParsedRegistry, pathname: string): string | undefined {
  const routes = routeFor(registry, pathname)?.version.extras.feature.routes ?? [];
  const entries = routes.flatMap(({ path, nav }) => (nav ? [{ path, order: nav.order }] : []));
  return byOrder(entries, ({ order }) => order)[0]?.path;
}

/** The entries of one slot of the dashboard page, in its order. */
export function slotEntries(registry: ParsedRegistry, name: Slot['slot']) {
  const entries = activeVersions(registry).flatMap((version) =>
    version.extras.feature.slots
      .filter(({ slot }) => slot === name)
      .map((slot) => ({ version, slot })),
  );
  return byOrder(entries, ({ slot }) => slot.order);
}

/** Every action with its full id `<app>.<action>`, in their order. */
export function actionEntries(registry: ParsedRegistry) {
  const entries = activeVersions(registry).flatMap((version) =>
    version.extras.feature.actions.map((action: Action) => ({
      version,
      action,
      id: `${version.extras.feature.id}.${action.id}`,
    })),
  );
  return byOrder(entries, ({ action }) => action.order);
}

/** The actions that stand as buttons. */
export function primaryActions(registry: ParsedRegistry) {
  return actionEntries(registry).filter(({ action }) => action.placement === 'primary');
}

/** The version the registry names as the fallback of another one, if it has both. */
export function namedFallback(
  registry: ParsedRegistry,
  version: RegistryVersion,
): RegistryVersion | undefined {
  // By address: a view may hold a record of the registry before, in which it was another object.
  const versions = Object.values(registry.apps).find((all) =>
    all.some(({ url }) => url === version.url),
  );
  return versions?.find(({ url }) => url === version.fallbackUrl);
}
