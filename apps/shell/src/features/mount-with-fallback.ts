import { PlatformError } from '@nafas/platform';
import type { RegistryVersion } from '@nafas/platform/registry';
import { intactFile } from '../loader/diagnose-file.ts';
import { isSameBuild, lastGoodVersions, rememberGood } from '../loader/last-good.ts';
import type { Loader } from '../loader/loader.ts';
import { mountView, type MountOptions } from './mount-view.ts';

export interface FallbackOptions extends Omit<MountOptions, 'element'> {
  readonly loader: MountOptions['loader'] & Pick<Loader, 'overrides'>;
  /** The version the registry names as this one's fallback. */
  readonly named: RegistryVersion | undefined;
  /** Makes an element nothing was mounted in before: what failed may still be on its way out of the last one. */
  freshElement(): HTMLElement;
  /** Told of every version that is tried. */
  onTry?(version: RegistryVersion): void;
  /** Told of every version that failed, in the order in which they were tried. */
  onFailure(error: PlatformError): void;
}

/**
 * Mounts a view of the given version. When that fails a fallback takes its place: the version the registry names, then
 * those that mounted well on this device. Each of them passes the same checks as any other.
 * @returns the version that is mounted, or was about to be when `signal` aborted.
 * @throws PlatformError of the given version when no other could be mounted either.
 */
export async function mountWithFallback(options: FallbackOptions): Promise<RegistryVersion> {
  const { version, named, signal, onFailure, loader } = options;
  const isOverriding = loader.overrides.isOverriding(version);
  let first: PlatformError | undefined;
  for (const candidate of listCandidates(version, named, isOverriding)) {
    options.onTry?.(candidate);
    try {
      await mountIntact({ ...options, version: candidate });
      // Only what the registry wants: a fallback that works is known already.
      if (candidate === version && !signal.aborted && !isOverriding) rememberGood(version);
      return candidate;
    } catch (error) {
      const failure = numbered(error, candidate);
      first ??= failure;
      if (signal.aborted) break;
      onFailure(failure);
    }
  }
  throw first ?? new Error('no version was tried');
}

/** Mounts a view, once more for each file that it failed by and that is intact by now. */
async function mountIntact(options: FallbackOptions): Promise<void> {
  const known = new Set<string>();
  for (;;) {
    try {
      return await mountView({ ...options, element: options.freshElement() });
    } catch (error) {
      const file = intactFile(error);
      if (file === null || known.has(file) || options.signal.aborted) throw error;
      known.add(file);
    }
  }
}

/** What is tried, in turn. Fallbacks are read and checked once the version itself has failed, and else never. */
function* listCandidates(
  version: RegistryVersion,
  named: RegistryVersion | undefined,
  isOverriding: boolean,
) {
  yield version;
  if (!isOverriding) yield* listFallbacks(version, named);
}

/** Other builds that may stand in: only with the same addresses, or their pages would not know where they are. */
function listFallbacks(version: RegistryVersion, named: RegistryVersion | undefined) {
  const { id, basename } = version.extras.feature;
  const known = lastGoodVersions(id);
  const candidates = named ? [named, ...known.filter((each) => !isSameBuild(each, named))] : known;
  return candidates.filter(
    (candidate) =>
      !isSameBuild(candidate, version) && candidate.extras.feature.basename === basename,
  );
}

function numbered(error: unknown, version: RegistryVersion): PlatformError {
  if (error instanceof PlatformError) return error;
  const app = version.extras.feature.id;
  return new PlatformError('NF150', `${app} could not be mounted`, { app, cause: error });
}
