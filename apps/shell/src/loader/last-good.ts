import {
  parseRegistry,
  REGISTRY_SCHEMA_URL,
  type ParsedRegistry,
  type RegistryVersion,
} from '@nafas/platform/registry';

/** Holds a registry document of its own, so that what is read back is checked as the registry itself is. */
const KEY = 'nafas.last-good.v1';

/** Two, since a release whose tile is fine may have a page that is not: the one before must still be known then. */
const KEPT = 2;

/** Whether two records name the same bytes. */
export function isSameBuild(a: RegistryVersion, b: RegistryVersion): boolean {
  return a.url === b.url && a.metadata.integrity === b.metadata.integrity;
}

/** The versions of an app that mounted well on this device, newest first. What is not valid is taken for none. */
export function lastGoodVersions(app: string): readonly RegistryVersion[] {
  const known = read()[app] ?? [];
  return known.filter((version) => version.extras.feature.id === app);
}

/** Keeps a version that mounted well, in front of what is known of its app. */
export function rememberGood(version: RegistryVersion): void {
  const app = version.extras.feature.id;
  if (isNewest(app, version)) return;
  const all = read();
  const known = all[app] ?? [];
  const others = known.filter((other) => !isSameBuild(other, version));
  const microFrontends = { ...all, [app]: [version, ...others].slice(0, KEPT) };
  try {
    localStorage.setItem(KEY, JSON.stringify({ schema: REGISTRY_SCHEMA_URL, microFrontends }));
  } catch {
    // A full or forbidden storage only costs the fallback.
  }
}

/** Whether what is kept of an app begins with this build already. Every view asks: nothing else of it is read or checked. */
function isNewest(app: string, version: RegistryVersion): boolean {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      microFrontends?: Record<string, [RegistryVersion]>;
    } | null;
    const newest = known?.microFrontends?.[app]?.[0];
    return newest !== undefined && isSameBuild(newest, version);
  } catch {
    return false;
  }
}

function read(): ParsedRegistry['apps'] {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? {} : parseRegistry(JSON.parse(text)).apps;
  } catch {
    return {};
  }
}
