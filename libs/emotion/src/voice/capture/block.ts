/** The recorder worklet's message for each block of sound: the samples and how loud they are. */
export interface SoundBlock {
  readonly samples: Float32Array;
  /** Root mean square, 0-1. */
  readonly rms: number;
  /** Largest absolute sample, 0-1. */
  readonly peak: number;
}

/** Samples in a block: 43 ms at 48 kHz, so the meter moves about 23 times a second. */
export const BLOCK_SAMPLES = 2048;
/** Name under which the processor is registered. */
export const RECORDER_PROCESSOR = 'nafas-recorder';

/** Cuts a stream of small quanta into blocks. */
export class BlockCutter {
  #samples = new Float32Array(BLOCK_SAMPLES);
  #filled = 0;

  /** Takes a quantum (in a worklet 128 samples); calls `emit` for every block that is full. */
  push(quantum: Float32Array, emit: (block: SoundBlock) => void): void {
    for (let at = 0; at < quantum.length;) {
      const count = Math.min(quantum.length - at, BLOCK_SAMPLES - this.#filled);
      this.#samples.set(quantum.subarray(at, at + count), this.#filled);
      this.#filled += count;
      at += count;
      if (this.#filled === BLOCK_SAMPLES) this.flush(emit);
    }
  }

  /** Sends what is left, if anything. */
  flush(emit: (block: SoundBlock) => void): void {
    if (this.#filled === 0) return;
    const samples = this.#samples.slice(0, this.#filled);
    this.#filled = 0;
    let sum = 0;
    let peak = 0;
    for (const s of samples) {
      sum += s * s;
      peak = Math.max(peak, Math.abs(s));
    }
    emit({ samples, rms: Math.sqrt(sum / samples.length), peak });
  }
}
