import type { Level } from '@nafas/emotion/voice';
import type { Store } from '@nafas/platform';
import { useEffect, useState } from 'react';

/** Quieter than this (dB) is drawn as nothing. */
const QUIETEST_DB = -60;
/** How many of the last levels are kept. */
const KEPT = 48;

export interface Levels {
  /** The last levels, 0-1, the newest last. */
  readonly bars: readonly number[];
  /** Whole seconds recorded. */
  readonly seconds: number;
  /** Whether the microphone is about to clip. */
  readonly isTooLoud: boolean;
}

const NONE: Levels = { bars: [], seconds: 0, isTooLoud: false };
const CLIPPING = 0.98;

/** The last levels of a recording; none when nothing is recorded. */
export function useLevels(level: Pick<Store<Level>, 'get' | 'subscribe'> | null): Levels {
  const [levels, setLevels] = useState(NONE);
  useEffect(() => {
    if (!level) return;
    const stop = level.subscribe(() => {
      const { db, peak, seconds } = level.get();
      const bar = Math.max(0, 1 - db / QUIETEST_DB);
      setLevels(({ bars }) => ({
        bars: [...bars.slice(1 - KEPT), bar],
        seconds: Math.floor(seconds),
        isTooLoud: peak >= CLIPPING,
      }));
    });
    return () => {
      stop();
      setLevels(NONE);
    };
  }, [level]);
  return levels;
}
