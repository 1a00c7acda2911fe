import type { Descriptor } from '@nafas/federation/descriptor';
import {
  parseRegistry,
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
export function recordOf({ descriptor, baseUrl }: Deployed): RegistryVersion {
  const { feature, version, container, entry, files, needs } = descriptor;
  return {
    url: `${baseUrl}/${entry.file}`,
    metadata: { version, integrity: entry.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      feature,
      container,
      files: files.map(({ file, integrity }) => ({ url: `${baseUrl}/${file}`, integrity })),
      ...(needs && { needs: copied(needs) }),
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
      deployed.map((build) => [`nafas/${build.descriptor.feature.id}`, [recordOf(build)]]),
    ),
  };
  const { refused } = parseRegistry(registry);
  if (refused.length > 0) {
    throw new Error(refused.map(({ app, reason }) => `${app}: ${reason}`).join('\n'));
  }
  return registry;
}
