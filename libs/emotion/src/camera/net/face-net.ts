import { toColours } from './colours.ts';
import { FirstConvolution } from './first-convolution.ts';
import { activate, Scratch, type Grid } from './grid.ts';
import { maxPool } from './max-pool.ts';
import { Pointwise } from './pointwise.ts';
import { Separable } from './separable.ts';
import { getWeight, type Weights } from './weights.ts';

const MEAN = [117.001, 114.697, 97.404] as const;
const BLOCKS = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'];

/** face-api's tiny face detector (a small YOLO with separable convolutions) as plain loops. */
export class FaceNet {
  readonly #first: FirstConvolution;
  readonly #blocks: readonly Separable[];
  readonly #last: Pointwise;
  readonly #scratch = new Scratch();

  constructor(weights: Weights) {
    this.#first = new FirstConvolution(
      getWeight(weights, 'conv0/filters'),
      getWeight(weights, 'conv0/bias'),
      1,
      false,
    );
    this.#blocks = BLOCKS.map((name) => new Separable(weights, name, 1, 'leaky'));
    this.#last = new Pointwise(
      getWeight(weights, 'conv8/filters'),
      getWeight(weights, 'conv8/bias'),
    );
  }

  /**
   * 25 values (five boxes of x, y, width, height, score) for each cell of 32 by 32 pixels.
   * The grid is reused by the next call.
   * @param side of the square picture in pixels, a multiple of 32
   */
  run(rgba: Uint8ClampedArray, side: number): Grid {
    const scratch = this.#scratch;
    scratch.begin();
    let grid = this.#first.run(toColours(rgba, side, MEAN), scratch);
    activate(grid.data, 'leaky');
    for (const block of this.#blocks) grid = block.run(maxPool(grid, 2, scratch), scratch);
    grid = maxPool(grid, 1, scratch);
    const output = scratch.grid(grid.height, grid.width, this.#last.outputs);
    this.#last.run(grid, output);
    return output;
  }
}
