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
  const all = read();
  const known = all[app] ?? [];
  if (known[0] && isSameBuild(known[0], version)) return;
  const others = known.filter((other) => !isSameBuild(other, version));
  const microFrontends = { ...all, [app]: [version, ...others].slice(0, KEPT) };
  try {
    localStorage.setItem(KEY, JSON.stringify({ schema: REGISTRY_SCHEMA_URL, microFrontends }));
  } catch {
    // A full or forbidden storage only costs the fallback.
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
