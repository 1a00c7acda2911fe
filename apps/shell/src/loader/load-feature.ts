import { PlatformError } from '@nafas/platform';
import { unmetRequirement } from '@nafas/platform/feature';
import type { RegistryVersion } from '@nafas/platform/registry';
import { isRemoteModule, type RemoteModule } from '@nafas/platform/remote-module';
import { isAllowedOrigin, originsReady } from '../boot/trusted-types.ts';
import { deployedSchema, forgetSchema } from './deployed-schema.ts';
import { LIMITS } from './limits.ts';
import { withRetries } from './retry.ts';
import { runEntry } from './run-entry.ts';

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Loads one version of a feature app up to its checked module: phases entry, integrity, init and contract. Once loaded
 * it stays; a failure is forgotten, so that Try Again really tries again. What it requires is checked each time, since
 * what was loaded in the demo was never compared with the backend.
 * @throws PlatformError with the number of the phase that failed.
 */
export async function loadFeature(
  version: RegistryVersion,
  mode: 'real' | 'demo',
): Promise<RemoteModule> {
  const { feature } = version.extras;
  refuseUnmet(feature, null);
  // The demo has no backend, so nothing can be missing there.
  const asksSchema = mode === 'real' && feature.requires.schema !== null;
  const [module, schema] = await Promise.all([
    moduleOf(version),
    asksSchema ? deployedSchema() : null,
  ]);
  try {
    refuseUnmet(feature, schema);
  } catch (error) {
    forgetSchema();
    throw error;
  }
  return module;
}

function moduleOf(version: RegistryVersion): Promise<RemoteModule> {
  // With the hash: a file that another record rightly named is not thereby what this one names.
  const key = `${version.url} ${version.metadata.integrity}`;
  const known = modules.get(key);
  if (known) return known;
  const loading = load(version);
  modules.set(key, loading);
  loading.catch(() => modules.delete(key));
  return loading;
}

async function load(version: RegistryVersion): Promise<RemoteModule> {
  const app = version.extras.feature.id;
  await originsReady().catch((cause: unknown) => {
    throw new PlatformError('NF110', 'the allowed origins are not known', { app, cause });
  });
  if (!isAllowedOrigin(version.url)) {
    throw new PlatformError('NF112', `${version.url} is not on a configured origin`, { app });
  }
  const module = await withRetries((attempt) => runEntry(version, attempt), {
    attempts: LIMITS.entryAttempts,
    retryIf: isTransient,
  });
  if (!isRemoteModule(module)) {
    throw new PlatformError('NF140', `${app} exposes no module of contract 1`, { app });
  }
  return module;
}

function refuseUnmet(feature: RegistryVersion['extras']['feature'], schema: string | null): void {
  const unmet = unmetRequirement(feature.requires, schema);
  if (!unmet) return;
  const code = unmet.kind === 'platform' ? 'NF141' : 'NF142';
  throw new PlatformError(
    code,
    `${feature.id} wants ${unmet.kind} ${unmet.wants}, here is ${unmet.has}`,
    {
      app: feature.id,
    },
  );
}

/** Origin, integrity and contract don't change by trying again; the network does. */
function isTransient(error: unknown, tried: number): boolean {
  if (!(error instanceof PlatformError) || error.code === 'NF112') return false;
  if (error.code === 'NF111') return tried < LIMITS.silentAttempts;
  return error.phase === 'entry' || error.phase === 'init';
}
