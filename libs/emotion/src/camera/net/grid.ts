/** Values in rows of pixels, channels innermost (HWC). */
export interface Grid {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** A grid of zeros. */
export function makeGrid(height: number, width: number, channels: number): Grid {
  return { height, width, channels, data: new Float32Array(height * width * channels) };
}

/** The activation after a convolution: none, max(x, 0), or x where positive and x/10 where not. */
export type Activation = 'none' | 'relu' | 'leaky';

/** Applies an activation in place. */
export function activate(data: Float32Array, activation: Activation): void {
  if (activation === 'none') return;
  const slope = activation === 'leaky' ? 0.1 : 0;
  for (let i = 0; i < data.length; i++) {
    const x = data[i] as number;
    if (x < 0) data[i] = x * slope;
  }
}

/** Reuses the memory of intermediate grids: one buffer per place in a net. */
export class Scratch {
  readonly #buffers: Float32Array[] = [];
  #next = 0;

  /** Starts a pass: the buffers are given out again in the same order. */
  begin(): void {
    this.#next = 0;
  }

  /** A grid with old values in it: the caller writes all of it. */
  grid(height: number, width: number, channels: number): Grid {
    const size = height * width * channels;
    let buffer = this.#buffers[this.#next];
    if (buffer?.length !== size) {
      buffer = new Float32Array(size);
      this.#buffers[this.#next] = buffer;
    }
    this.#next++;
    return { height, width, channels, data: buffer };
  }
}
