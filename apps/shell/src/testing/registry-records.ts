import type { Feature } from '@nafas/platform/feature';
import type { RegistryVersion } from '@nafas/platform/registry';
import { REGISTRY_SCHEMA_URL } from '@nafas/platform/registry';
import type { LoadedRegistry } from '../config/load-registry.ts';

export const INTEGRITY = `sha384-${'A'.repeat(64)}`;

let made = 0;

/** A registry record for tests; every one has an address of its own, since the loader remembers addresses. */
export function createVersion(
  id: string,
  feature: Partial<Feature> = {},
  record: Partial<RegistryVersion> & { files?: RegistryVersion['extras']['files'] } = {},
): RegistryVersion {
  made += 1;
  const { files = [], ...rest } = record;
  return {
    url: `https://apps.example.org/${id}/${made}/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: INTEGRITY },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `nafas_${id}_${made}`,
      files,
      feature: {
        id,
        name: { en: id, ar: id },
        basename: `/dashboard/${id}`,
        routes: [],
        slots: [],
        actions: [],
        requires: { platform: '^2.0', schema: null },
        ...feature,
      },
    },
    ...rest,
  };
}

/** A registry as the shell holds it, with one app per record. */
export function createRegistry(...versions: RegistryVersion[]): LoadedRegistry {
  const apps = Object.fromEntries(
    versions.map((version) => [`nafas/${version.extras.feature.id}`, [version]]),
  );
  return { apps, problems: [], stale: null };
}

/** A registry as it stands in registry.json. */
export function createDocument(...versions: RegistryVersion[]) {
  return { schema: REGISTRY_SCHEMA_URL, microFrontends: createRegistry(...versions).apps };
}
