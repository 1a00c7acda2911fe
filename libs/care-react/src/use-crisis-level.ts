import { useEffect, useMemo, useState } from 'react';
import type { CrisisLevel } from '@nafas/care/screening';
import type { Store } from '@nafas/platform';
import { isLong, loadedScreen, loadScreening, readAhead, type Screen } from './load-screening.ts';

/**
 * The crisis screen, null until it is there: it is loaded once something is written, so that what it has learnt holds up
 * no page. Where that fails, the next change of `text` tries again.
 */
export function useScreening(text: string): Screen | null {
  const [screen, setScreen] = useState(() => (isLong(text) ? null : loadedScreen(text)));
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

/** Calls `settle` when somebody goes on to what may save the text they write, ahead of it. Returns how to stop. */
function watchForSaving(settle: () => void): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') settle();
  };
  for (const end of ENDS) addEventListener(end, settle, true);
  addEventListener('keydown', onKey, true);
  return () => {
    for (const end of ENDS) removeEventListener(end, settle, true);
    removeEventListener('keydown', onKey, true);
  };
}

/** Calls `settle` at a pause, with a long text read ahead in turns. Returns how to stop. */
function settleAfterPause(text: string, settle: () => void): () => void {
  let isStopped = false;
  const timer = setTimeout(() => {
    if (!isLong(text)) return settle();
    void readAhead(text)
      .catch(() => undefined)
      .then(() => {
        if (!isStopped) settle();
      });
  }, PAUSE_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** A text as it was at the last pause of who writes it, or when they went on to something else. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return;
    const settle = () => setSettled(text);
    const stopWaiting = settleAfterPause(text, settle);
    const stopWatching = watchForSaving(settle);
    return () => {
      stopWaiting();
      stopWatching();
    };
  }, [settled, text]);
  return settled;
}

/** The same of a text in a store: nothing is drawn again until it has settled. */
function useSettled(text: Store<string>): string {
  const [settled, setSettled] = useState(text.get);
  useEffect(() => {
    let stopPause: () => void = () => undefined;
    const settle = () => {
      stopPause();
      setSettled(text.get());
    };
    const stopReading = text.subscribe(() => {
      stopPause();
      stopPause = settleAfterPause(text.get(), settle);
      // Begun with the first letter, so that it is there at the first pause.
      const written = text.get();
      if (written !== '' && loadedScreen(written) === null)
        loadScreening(written).catch(() => undefined);
    });
    const stopWaiting = watchForSaving(settle);
    return () => {
      stopPause();
      stopReading();
      stopWaiting();
    };
  }, [text]);
  return settled;
}

/**
 * How heavy a text sounds, by {@link useScreening}; `none` until it is there. Read on this device, once its writer pauses
 * or goes on to save it: reading a page takes a slow phone longer than a frame, and would do so with each letter.
 */
export function useCrisisLevel(text: string): CrisisLevel {
  return useLevel(useScreening(text), useAfterPause(text));
}

/** As {@link useCrisisLevel}, of a text in a store: who asks is drawn again at a pause, and not with each letter. */
export function useStoredCrisisLevel(text: Store<string>): CrisisLevel {
  const settled = useSettled(text);
  return useLevel(useScreening(settled), settled);
}

/** As {@link useCrisisLevel}, the heaviest of some lines, each read by itself: tags say nothing together. */
export function useHeaviestLevel(lines: readonly string[]): CrisisLevel {
  const text = lines.join('\n');
  const screen = useScreening(text);
  const settled = useAfterPause(text);
  return useMemo(() => {
    const levels = screen === null ? [] : settled.split('\n').map((line) => screen(line).level);
    return HEAVIEST_FIRST.find((level) => levels.includes(level)) ?? 'none';
  }, [screen, settled]);
}

const HEAVIEST_FIRST: readonly CrisisLevel[] = ['crisis', 'concern'];

function useLevel(screen: Screen | null, settled: string): CrisisLevel {
  return useMemo(() => screen?.(settled).level ?? 'none', [screen, settled]);
}
