import FFT from 'fft.js';

/** Hann-windowed power spectra of one frame size; buffers are reused between calls. */
export class PowerSpectrum {
  readonly size: number;
  readonly #fft: FFT;
  readonly #window: Float64Array;
  readonly #frame: number[];
  readonly #bins: number[];
  /** Power of bins 0..size/2, of the last frame given to `compute`. */
  readonly power: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.#fft = new FFT(size);
    this.#window = Float64Array.from(
      { length: size },
      (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / size),
    );
    this.#frame = new Array<number>(size).fill(0);
    this.#bins = this.#fft.createComplexArray() as number[];
    this.power = new Float64Array(size / 2 + 1);
  }

  /** The frame that starts at `start`; samples past the end count as 0. */
  compute(samples: Float32Array, start: number): Float64Array {
    for (let i = 0; i < this.size; i++)
      this.#frame[i] = (samples[start + i] ?? 0) * (this.#window[i] ?? 0);
    this.#fft.realTransform(this.#bins, this.#frame);
    for (let b = 0; b < this.power.length; b++) {
      const re = this.#bins[2 * b] ?? 0;
      const im = this.#bins[2 * b + 1] ?? 0;
      this.power[b] = re * re + im * im;
    }
    return this.power;
  }
}
