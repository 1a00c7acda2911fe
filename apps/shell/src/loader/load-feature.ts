import { PlatformError } from '@nafas/platform';
import { unmetRequirement, type HostOffer } from '@nafas/platform/feature';
import { unmetError, type RegistryVersion } from '@nafas/platform/registry';
import { isRemoteModule, type RemoteModule } from '@nafas/platform/remote-module';
import { withRetries } from '../base/retry.ts';
import { HOST_SHARES } from '../config/host-shares.ts';
import type { ScriptOrigins } from '../config/script-origins.ts';
import type { DeployedSchema } from './deployed-schema.ts';
import { LIMITS } from './limits.ts';
import type { RunEntry } from './run-entry.ts';

/**
 * The purpose of a load. Only in a `real` scope is a version compared with the backend: the `demo` has none, and a
 * version that was loaded `ahead` is compared when it is mounted.
 */
export type LoadPurpose = 'real' | 'demo' | 'ahead';

/**
 * Loads one version of a feature app up to its checked module: phases entry, integrity, init and contract. Once loaded
 * it stays; a failure is forgotten, so that Try Again really tries again. What it requires is checked each time.
 * @throws PlatformError with the number of the phase that failed.
 */
export type LoadFeature = (version: RegistryVersion, purpose: LoadPurpose) => Promise<RemoteModule>;

export interface FeatureLoaderParts {
  readonly scripts: ScriptOrigins;
  readonly schema: DeployedSchema;
  readonly runEntry: RunEntry;
}

export function createFeatureLoader({
  scripts,
  schema,
  runEntry,
}: FeatureLoaderParts): LoadFeature {
  const modules = new Map<string, Promise<RemoteModule>>();

  function loadModule(version: RegistryVersion): Promise<RemoteModule> {
    // With the hash: a file that another record rightly named is not thereby what this one names.
    const key = `${version.url} ${version.metadata.integrity}`;
    const known = modules.get(key);
    if (known) return known;
    const modulePromise = load(version);
    modules.set(key, modulePromise);
    modulePromise.catch(() => modules.delete(key));
    return modulePromise;
  }

  async function load(version: RegistryVersion): Promise<RemoteModule> {
    const app = version.extras.feature.id;
    await scripts.ready().catch((cause: unknown) => {
      throw new PlatformError('NF110', 'the allowed origins are not known', { app, cause });
    });
    if (!scripts.isAllowed(version.url)) {
      throw new PlatformError('NF112', `${version.url} is not on a configured origin`, { app });
    }
    const module = await withRetries((attempt) => runEntry(version, attempt), {
      attempts: LIMITS.entryAttempts,
      retryIf: isTransient,
    });
    if (!isRemoteModule(module)) {
      throw new PlatformError('NF140', `${app} exposes no module of a kept contract`, { app });
    }
    return module;
  }

  return async (version, purpose) => {
    refuseUnmet(version, { shares: HOST_SHARES });
    const { schema: wanted } = version.extras.feature.requires;
    const [module, deployed] = await Promise.all([
      loadModule(version),
      purpose === 'real' && wanted !== null ? schema.read(wanted) : null,
    ]);
    try {
      refuseUnmet(version, { schema: deployed });
    } catch (error) {
      schema.forget();
      throw error;
    }
    return module;
  };
}

function refuseUnmet({ extras }: RegistryVersion, offer: HostOffer): void {
  const { feature, shares } = extras;
  const unmet = unmetRequirement({ ...feature.requires, shares }, offer);
  if (unmet) throw unmetError(feature.id, unmet);
}

/** Origin, integrity and contract don't change by trying again; the network does. */
function isTransient(error: unknown, tried: number): boolean {
  if (!(error instanceof PlatformError) || error.code === 'NF112') return false;
  if (error.code === 'NF111') return tried < LIMITS.silentAttempts;
  return error.phase === 'entry' || error.phase === 'init';
}
