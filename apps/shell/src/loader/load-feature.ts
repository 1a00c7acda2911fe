import { PlatformError } from '@nafas/platform';
import { unmetRequirement } from '@nafas/platform/feature';
import type { RegistryVersion } from '@nafas/platform/registry';
import { isRemoteModule, type RemoteModule } from '@nafas/platform/remote-module';
import { originsReady } from '../boot/trusted-types.ts';
import { deployedSchema } from './deployed-schema.ts';
import { LIMITS } from './limits.ts';
import { withRetries } from './retry.ts';
import { runEntry } from './run-entry.ts';

const loaded = new Map<string, Promise<RemoteModule>>();

/**
 * Loads one version of a feature app up to its checked module: phases entry, integrity, init and contract. Once loaded
 * it stays; a failure is forgotten, so that Try Again really tries again.
 * @throws PlatformError with the number of the phase that failed.
 */
export function loadFeature(
  version: RegistryVersion,
  mode: 'real' | 'demo',
): Promise<RemoteModule> {
  const known = loaded.get(version.url);
  if (known) return known;
  const loading = load(version, mode);
  loaded.set(version.url, loading);
  loading.catch(() => loaded.delete(version.url));
  return loading;
}

async function load(version: RegistryVersion, mode: 'real' | 'demo'): Promise<RemoteModule> {
  const { feature } = version.extras;
  refuseUnmet(feature, null);
  // The demo has no backend, so nothing can be missing there.
  const asksSchema = mode === 'real' && feature.requires.schema !== null;
  const [module, schema] = await Promise.all([
    originsReady.then(() =>
      withRetries((attempt) => runEntry(version, attempt), {
        attempts: LIMITS.entryAttempts,
        retryIf: isTransient,
      }),
    ),
    asksSchema ? deployedSchema() : null,
  ]);
  refuseUnmet(feature, schema);
  if (!isRemoteModule(module)) {
    throw new PlatformError('NF140', `${feature.id} exposes no module of contract 1`, {
      app: feature.id,
    });
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

/** Integrity and contract don't change by trying again; the network does. */
function isTransient(error: unknown): boolean {
  return error instanceof PlatformError && (error.phase === 'entry' || error.phase === 'init');
}
