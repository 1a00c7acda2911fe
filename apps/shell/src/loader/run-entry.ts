import { PlatformError } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import type { ReportError } from '../base/report.ts';
import { withTimeLimit } from '../base/retry.ts';
import { diagnoseChunk } from './diagnose-file.ts';
import { LIMITS } from './limits.ts';
import type { LoadRemoteModule } from './run-container.ts';

export type RunEntry = (version: RegistryVersion, attempt: number) => Promise<unknown>;

/** Makes the one federation of this shell when the first entry is run: its code is loaded then. */
export function createEntryRunner(report: ReportError): RunEntry {
  let federationPromise: Promise<LoadRemoteModule> | undefined;
  const federation = () => {
    federationPromise ??= import(/* webpackChunkName: "federation" */ './run-container.ts').then(
      (module) => module.createFederation(report),
    );
    federationPromise.catch(() => (federationPromise = undefined));
    return federationPromise;
  };
  return async (version, attempt) => runEntry(await federation(), version, attempt);
}

/**
 * One attempt at the phases entry, integrity and init: returns the exposed module, unchecked.
 * @throws PlatformError NF110, NF111, NF120 or NF130.
 */
async function runEntry(
  loadRemoteModule: LoadRemoteModule,
  version: RegistryVersion,
  attempt: number,
): Promise<unknown> {
  const { feature, container, federation } = version.extras;
  const app = feature.id;
  const entry = {
    app,
    container,
    federation,
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
      (await diagnoseChunk(version, error)) ??
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
