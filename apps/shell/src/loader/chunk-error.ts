import type { PlatformError } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import { diagnoseFile } from './diagnose-file.ts';

/** What the bundler's runtime puts on the error of a chunk or stylesheet that failed. */
interface BundlerError extends Error {
  readonly request?: unknown;
}

/**
 * If `error` says that a chunk or stylesheet of this version failed: why (NF110 or NF120). Otherwise null.
 * The registry's file list has the hash to compare with.
 */
export async function chunkError(
  version: RegistryVersion,
  error: unknown,
): Promise<PlatformError | null> {
  const request = error instanceof Error ? (error as BundlerError).request : undefined;
  if (typeof request !== 'string') return null;
  const file = version.extras.files.find(({ url }) => url === request.split('?')[0]);
  if (!file) return null;
  return diagnoseFile({ app: version.extras.feature.id, ...file });
}
