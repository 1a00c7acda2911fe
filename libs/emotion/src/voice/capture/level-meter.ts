import type { SoundBlock } from './block.ts';

/** Level of the last block. */
export interface Level {
  /** Root mean square in dB of full scale, -100..0. */
  readonly db: number;
  /** Largest absolute sample, 0-1; at .98 and above the microphone is about to clip. */
  readonly peak: number;
  /** Seconds recorded. */
  readonly seconds: number;
}

const QUIETEST_DB = -100;
/** The level before anything was heard: as quiet as can be, nothing recorded. */
export const NO_LEVEL: Level = { db: QUIETEST_DB, peak: 0, seconds: 0 };

/** The level as a store (`get` and `subscribe`), as the platform's other stores. */
export class LevelMeter {
  #level: Level = NO_LEVEL;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Level => this.#level;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show({ rms, peak }: Pick<SoundBlock, 'rms' | 'peak'>, seconds: number): void {
    const db = rms > 0 ? Math.max(QUIETEST_DB, 20 * Math.log10(rms)) : QUIETEST_DB;
    this.#level = { db, peak, seconds };
    for (const listener of this.#listeners) listener();
  }
}
