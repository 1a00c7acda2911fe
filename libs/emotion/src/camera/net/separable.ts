import { activate, type Activation, type Grid, type Scratch } from './grid.ts';
import { depthwise } from './depthwise.ts';
import { Pointwise } from './pointwise.ts';
import { getWeight, type Weights } from './weights.ts';

/** A 3x3 convolution per channel followed by a 1x1 over channels. */
export class Separable {
  readonly #filter: Float32Array;
  readonly #pointwise: Pointwise;
  readonly #stride: 1 | 2;
  readonly #activation: Activation;

  constructor(weights: Weights, name: string, stride: 1 | 2, activation: Activation) {
    this.#filter = getWeight(weights, `${name}/depthwise_filter`);
    this.#pointwise = new Pointwise(
      getWeight(weights, `${name}/pointwise_filter`),
      getWeight(weights, `${name}/bias`),
    );
    this.#stride = stride;
    this.#activation = activation;
  }

  run(input: Grid, scratch: Scratch): Grid {
    const height = Math.ceil(input.height / this.#stride);
    const width = Math.ceil(input.width / this.#stride);
    const middle = scratch.grid(height, width, input.channels);
    depthwise(input, this.#filter, this.#stride, middle);
    const output = scratch.grid(height, width, this.#pointwise.outputs);
    this.#pointwise.run(middle, output);
    activate(output.data, this.#activation);
    return output;
  }
}
