import type { PlatformV1 } from '@nafas/platform';
import { foldText } from '@nafas/platform/search';
import { useEffect, useState } from 'react';
import { useRegistry, useRuntime } from '../../runtime/runtime-context.ts';
import { searchFeatures, type FeatureResults } from './search-features.ts';

/** A letter alone matches nearly everything. */
const LEAST_LETTERS = 2;
const PAUSE_MS = 150;
const NOTHING: readonly FeatureResults[] = [];

/** The results of the features' search for a text, after a pause in typing. Until they come, the earlier ones stay. */
export function useFeatureResults(platform: PlatformV1 | null, typed: string) {
  const { loadFeature } = useRuntime().loader;
  const registry = useRegistry();
  const [found, setFound] = useState<{ typed: string; results: readonly FeatureResults[] }>();
  const text = foldText(typed);
  const isAsked = text.length >= LEAST_LETTERS && registry.status === 'ready' && platform !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void searchFeatures(loadFeature, registry.registry, platform, typed).then((results) => {
        if (isWanted) setFound({ typed, results });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isAsked, loadFeature, registry, platform, typed]);
  return {
    isLooking: isAsked && found?.typed !== typed,
    results: isAsked ? (found?.results ?? NOTHING) : NOTHING,
  };
}
