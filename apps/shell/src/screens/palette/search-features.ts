import type { LocalizedText, PlatformV1, SearchResult } from '@nafas/platform';
import type { ParsedRegistry } from '@nafas/platform/registry';
import type { LoadFeature } from '../../loader/load-feature.ts';
import { platformFor } from '../../loader/platform-for.ts';
import { withTimeLimit } from '../../base/retry.ts';
import { activeVersions } from '../../loader/registry-view.ts';

/** Most lines of one feature. */
const MOST = 6;
const LIMIT_MS = 8_000;

export interface FeatureResults {
  readonly feature: string;
  readonly title: LocalizedText;
  /** Null when this feature could not be searched. */
  readonly results: readonly SearchResult[] | null;
}

/** Asks every feature that has a search. Never rejects; each feature fails alone. */
export function searchFeatures(
  loadFeature: LoadFeature,
  registry: ParsedRegistry,
  platform: PlatformV1,
  typed: string,
): Promise<FeatureResults[]> {
  const asked = activeVersions(registry).flatMap((version) => {
    const { id, search, basename } = version.extras.feature;
    if (!search) return [];
    const ask = async () => {
      const module = await loadFeature(version, platform.scope.mode);
      const results = (await module.search?.(platformFor(module, platform), typed)) ?? [];
      // A feature leads to itself, nowhere else.
      return results.filter(({ address }) => address.startsWith(basename)).slice(0, MOST);
    };
    const limited = withTimeLimit(ask(), LIMIT_MS, () => new Error('the search took too long'));
    return [
      limited
        .catch((error: unknown) => {
          platform.report(error, { phase: 'search' });
          return null;
        })
        .then((results): FeatureResults => ({ feature: id, title: search.title, results })),
    ];
  });
  return Promise.all(asked);
}
