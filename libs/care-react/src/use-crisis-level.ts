import { useEffect, useMemo, useState } from 'react';
import type { CrisisLevel } from '@nafas/care/screening';
import { loadedScreen, loadScreening, type Screen } from './load-screening.ts';

/**
 * The crisis screen, null until it is there: it is loaded once something is written, so that what it has learnt holds up
 * no page. Where that fails, the next change of `text` tries again.
 */
export function useScreening(text: string): Screen | null {
  const [screen, setScreen] = useState(() => loadedScreen(text));
  useEffect(() => {
    if (text === '') return;
    if (screen !== null && loadedScreen(text) === screen) return;
    let isShown = true;
    // Where loading the classifier or a language failed before, the rest answers until it succeeds.
    loadScreening(text).then(
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

/** Longer than between two letters of somebody who writes, shorter than anybody waits for. */
const PAUSE_MS = 250;
/** What ends a text before a pause does: it may be saved by what follows. */
const ENDS = ['submit', 'focusout', 'pointerdown', 'click'] as const;

/** A text as it was at the last pause of who writes it, or when they went on to something else. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return;
    const settle = () => setSettled(text);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') settle();
    };
    const timer = setTimeout(settle, PAUSE_MS);
    // Ahead of those who act on it.
    for (const end of ENDS) addEventListener(end, settle, true);
    addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      for (const end of ENDS) removeEventListener(end, settle, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [settled, text]);
  return settled;
}

/**
 * How heavy a text sounds, by {@link useScreening}; `none` until it is there. Read on this device, once its writer pauses
 * or goes on to save it: reading a page takes a slow phone longer than a frame, and would do so with each letter.
 */
export function useCrisisLevel(text: string): CrisisLevel {
  const screen = useScreening(text);
  const settled = useAfterPause(text);
  return useMemo(() => screen?.(settled).level ?? 'none', [screen, settled]);
}
