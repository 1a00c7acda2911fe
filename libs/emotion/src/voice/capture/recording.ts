import type { SoundBlock } from './block.ts';

/** Longest recording that is kept in memory, in seconds. */
export const LONGEST_SECONDS = 60;

/** The sound of one recording, in memory only. */
export class Recording {
  readonly sampleRate: number;
  #blocks: Float32Array[] = [];
  #length = 0;

  constructor(sampleRate: number) {
    this.sampleRate = sampleRate;
  }

  /** Seconds recorded so far. */
  get seconds(): number {
    return this.#length / this.sampleRate;
  }

  /** Keeps a block; false once LONGEST_SECONDS are reached (what comes after is dropped). */
  add({ samples }: SoundBlock): boolean {
    const room = Math.round(LONGEST_SECONDS * this.sampleRate) - this.#length;
    const kept = samples.length > room ? samples.subarray(0, room) : samples;
    this.#blocks.push(kept);
    this.#length += kept.length;
    return samples.length < room;
  }

  /** All of it in one piece; the recording is empty afterwards. */
  take(): Float32Array {
    const all = new Float32Array(this.#length);
    let at = 0;
    for (const block of this.#blocks) {
      all.set(block, at);
      at += block.length;
    }
    this.#blocks = [];
    this.#length = 0;
    return all;
  }
}
