import type { ParsedRegistry, RegistryVersion } from '@nafas/platform/registry';

/** A number drawn once for this browser; nothing else is known by it, and it is sent nowhere. */
const KEY = 'nafas.bucket.v1';

/** Where this browser stands among all, from 0 to below 1; the same as long as it keeps its storage. */
export function browserBucket(): number {
  try {
    const known = Number.parseFloat(localStorage.getItem(KEY) ?? '');
    if (known >= 0 && known < 1) return known;
    const drawn = Math.random();
    localStorage.setItem(KEY, String(drawn));
    return drawn;
  } catch {
    // Without a storage nothing is tried out on it: it could get another version with every page.
    return 1;
  }
}

/** Another place for each app, so that the same people don't try everything out. FNV-1a (Fowler, Noll, Vo). */
function getAppBucket(app: string, bucket: number): number {
  if (bucket >= 1) return bucket;
  let hash = 0x811c9dc5;
  for (const char of app) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (bucket + (hash >>> 0) / 2 ** 32) % 1;
}

/**
 * The registry as this browser gets it: where a version is being tried out and this browser is among those who get it,
 * it is the default and stands first; the stable version comes after it.
 */
export function withTraffic<R extends ParsedRegistry>(registry: R, bucket: number): R {
  const apps = Object.fromEntries(
    Object.entries(registry.apps).map(([app, versions]) => [
      app,
      chosen(versions, getAppBucket(app, bucket)),
    ]),
  );
  return { ...registry, apps };
}

function chosen(versions: readonly RegistryVersion[], place: number): readonly RegistryVersion[] {
  let from = 0;
  for (const version of versions) {
    const { traffic = 0, default: isDefault = false } = version.deployment ?? {};
    if (isDefault || traffic === 0) continue;
    if (place < from + traffic / 100) return first(version, versions);
    from += traffic / 100;
  }
  return versions;
}

function first(
  taken: RegistryVersion,
  versions: readonly RegistryVersion[],
): readonly RegistryVersion[] {
  const marked = (version: RegistryVersion, isDefault: boolean): RegistryVersion => ({
    ...version,
    deployment: { traffic: version.deployment?.traffic ?? 0, default: isDefault },
  });
  const others = versions.filter((version) => version !== taken);
  return [marked(taken, true), ...others.map((version) => marked(version, false))];
}
