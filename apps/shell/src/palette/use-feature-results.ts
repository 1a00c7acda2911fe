import type { PlatformV1 } from '@nafas/platform';
import { foldText } from '@nafas/platform/search';
import { useEffect, useState } from 'react';
import { useRegistry } from '../boot/runtime-context.ts';
import { searchFeatures, type FeatureResults } from './search-features.ts';

/** A letter alone matches nearly everything. */
const LEAST_LETTERS = 2;
const PAUSE_MS = 150;
const NOTHING: readonly FeatureResults[] = [];

/** What features find for a text, after a pause in typing. While they look, the results before stay. */
export function useFeatureResults(platform: PlatformV1 | null, typed: string) {
  const registry = useRegistry();
  const [found, setFound] = useState<{ typed: string; results: readonly FeatureResults[] }>();
  const text = foldText(typed);
  const isAsked = text.length >= LEAST_LETTERS && registry.status === 'ready' && platform !== null;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void searchFeatures(registry.registry, platform, typed).then((results) => {
        if (isWanted) setFound({ typed, results });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isAsked, registry, platform, typed]);
  return {
    isLooking: isAsked && found?.typed !== typed,
    results: isAsked ? (found?.results ?? NOTHING) : NOTHING,
  };
}
