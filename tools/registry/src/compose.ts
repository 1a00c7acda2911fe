import type { Descriptor } from '@nafas/federation/descriptor';
import {
  parseVersion,
  REGISTRY_SCHEMA_URL,
  type Registry,
  type RegistryVersion,
} from '@nafas/platform/registry';

/** One deployed build: what it says about itself, and where it stands. */
export interface Deployed {
  readonly descriptor: Descriptor;
  /** Address of its dist folder, without a slash at the end. */
  readonly baseUrl: string;
}

/** The registry record of one deployed build. */
export function toRecord({ descriptor, baseUrl }: Deployed): RegistryVersion {
  const { feature, version, container, entry, files, needs, shares } = descriptor;
  return {
    url: `${baseUrl}/${entry.file}`,
    metadata: { version, integrity: entry.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      feature,
      container,
      files: files.map(({ file, integrity }) => ({ url: `${baseUrl}/${file}`, integrity })),
      ...(needs && { needs: copied(needs) }),
      ...(shares && { shares: { ...shares } }),
    },
  };
}

function copied(needs: NonNullable<Descriptor['needs']>): Record<string, number[]> {
  return Object.fromEntries(Object.entries(needs).map(([view, files]) => [view, [...files]]));
}

/**
 * The registry of a set of deployed builds, one version each.
 * Throws when a record would be refused by the shell: better here than in somebody's browser.
 */
export function composeRegistry(deployed: readonly Deployed[]): Registry {
  const registry: Registry = {
    schema: REGISTRY_SCHEMA_URL,
    microFrontends: Object.fromEntries(
      deployed.map((build) => [`nafas/${build.descriptor.feature.id}`, [toRecord(build)]]),
    ),
  };
  for (const [app, versions] of Object.entries(registry.microFrontends)) {
    try {
      versions.forEach(parseVersion);
    } catch (cause) {
      throw new Error(`${app}: ${(cause as Error).message}`, { cause });
    }
  }
  return registry;
}
