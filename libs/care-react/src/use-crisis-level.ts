import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CrisisLevel } from '@nafas/care/screening';
import { loadedScreen, loadScreening, type Screen } from './load-screening.ts';

/**
 * The crisis screen, null until it is there: it is loaded once something is written, so that what it has learnt holds up
 * no page. Where that fails, the next change of `text` tries again.
 */
export function useScreening(text: string): Screen | null {
  const [screen, setScreen] = useState(loadedScreen);
  useEffect(() => {
    if (loadedScreen() === screen && screen !== null) return;
    if (text === '') return;
    let isShown = true;
    // Where loading the classifier failed before, the rules answer until it succeeds.
    loadScreening().then(
      (loaded) => {
        if (isShown) setScreen(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [screen, text]);
  return screen;
}

/**
 * How heavy a text sounds, by {@link useScreening}; `none` until it is there. Read on this device, after the letter that
 * was typed is on screen: a page of writing takes a slow phone longer than a frame.
 */
export function useCrisisLevel(text: string): CrisisLevel {
  const screen = useScreening(text);
  const shown = useDeferredValue(text);
  return useMemo(() => screen?.(shown).level ?? 'none', [screen, shown]);
}
