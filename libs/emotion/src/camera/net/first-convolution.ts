import type { Grid, Scratch } from './grid.ts';
import { Pointwise } from './pointwise.ts';

const SIDE = 3;

/** A full 3x3 convolution over three colours: each 3x3x3 patch laid out in a row, then a 1x1. */
export class FirstConvolution {
  readonly #pointwise: Pointwise;
  readonly #stride: number;
  readonly #same: boolean;

  /** @param same TensorFlow's 'same' padding (for stride 2 on even sizes: below and right), or none */
  constructor(filters: Float32Array, bias: Float32Array, stride: number, same: boolean) {
    this.#pointwise = new Pointwise(filters, bias);
    this.#stride = stride;
    this.#same = same;
  }

  run(input: Grid, scratch: Scratch): Grid {
    const stride = this.#stride;
    const size = (n: number) =>
      this.#same ? Math.ceil(n / stride) : Math.floor((n - SIDE) / stride) + 1;
    const height = size(input.height);
    const width = size(input.width);
    const before = (n: number, out: number) =>
      this.#same ? Math.floor(Math.max(0, (out - 1) * stride + SIDE - n) / 2) : 0;
    const patches = scratch.grid(height, width, this.#pointwise.inputs);
    layOutPatches(input, patches, stride, before(input.height, height), before(input.width, width));
    const output = scratch.grid(height, width, this.#pointwise.outputs);
    this.#pointwise.run(patches, output);
    return output;
  }
}

function layOutPatches(
  input: Grid,
  patches: Grid,
  stride: number,
  top: number,
  left: number,
): void {
  const { channels, data } = input;
  let at = 0;
  for (let y = 0; y < patches.height; y++) {
    for (let x = 0; x < patches.width; x++) {
      for (let ky = 0; ky < SIDE; ky++) {
        const row = y * stride + ky - top;
        for (let kx = 0; kx < SIDE; kx++) {
          const column = x * stride + kx - left;
          const outside = row < 0 || row >= input.height || column < 0 || column >= input.width;
          const from = (row * input.width + column) * channels;
          for (let c = 0; c < channels; c++) {
            patches.data[at++] = outside ? 0 : (data[from + c] as number);
          }
        }
      }
    }
  }
}
