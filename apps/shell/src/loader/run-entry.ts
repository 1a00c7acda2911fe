import { PlatformError } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import { chunkError } from './chunk-error.ts';
import { LIMITS } from './limits.ts';
import { withTimeLimit } from './retry.ts';

/**
 * One attempt at the phases entry, integrity and init: returns the exposed module, unchecked.
 * @throws PlatformError NF110, NF111, NF120 or NF130.
 */
export async function runEntry(version: RegistryVersion, attempt: number): Promise<unknown> {
  const { feature, container } = version.extras;
  const app = feature.id;
  const { loadRemoteModule } = await import('./federation-runtime.ts');
  const entry = {
    app,
    container,
    attempt,
    url: version.url,
    integrity: version.metadata.integrity,
    limitMs: LIMITS.entryMs,
  };
  try {
    return await withTimeLimit(
      loadRemoteModule(entry),
      LIMITS.entryMs + LIMITS.initMs,
      () => new PlatformError('NF130', `${app} did not initialise in time`, { app }),
    );
  } catch (error) {
    throw (
      platformErrorIn(error) ??
      (await chunkError(version, error)) ??
      new PlatformError('NF130', `${app} could not be initialised`, { app, cause: error })
    );
  }
}

/** The federation runtime wraps what a hook throws. */
function platformErrorIn(error: unknown): PlatformError | null {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (e instanceof PlatformError) return e;
  }
  return null;
}
