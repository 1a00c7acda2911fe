import { toColours } from './colours.ts';
import { FirstConvolution } from './first-convolution.ts';
import { activate, Scratch, type Grid } from './grid.ts';
import { Separable } from './separable.ts';
import { getWeight, type Weights } from './weights.ts';

const MEAN = [122.782, 117.001, 104.298] as const;

/** Side of the square face picture, in pixels. */
export const EXPRESSION_SIDE = 112;
/** The seven expressions in the order of the net's outputs. */
export const EXPRESSIONS = [
  'neutral',
  'happy',
  'sad',
  'angry',
  'fearful',
  'disgusted',
  'surprised',
] as const;
/** An expression that the net tells apart from the others. */
export type Expression = (typeof EXPRESSIONS)[number];

type Layer = (grid: Grid, scratch: Scratch) => Grid;

/** face-api's expression net (four dense blocks and a linear layer) as plain loops. */
export class ExpressionNet {
  readonly #blocks: readonly (readonly Layer[])[];
  readonly #fc: Float32Array;
  readonly #bias: Float32Array;
  readonly #scratch = new Scratch();

  constructor(weights: Weights) {
    const first = new FirstConvolution(
      getWeight(weights, 'dense0/conv0/filters'),
      getWeight(weights, 'dense0/conv0/bias'),
      2,
      true,
    );
    this.#blocks = [0, 1, 2, 3].map((block) =>
      [0, 1, 2, 3].map((conv): Layer => {
        if (block === 0 && conv === 0) return (grid, scratch) => first.run(grid, scratch);
        const name = `dense${block}/conv${conv}`;
        const layer = new Separable(weights, name, conv === 0 ? 2 : 1, 'none');
        return (grid, scratch) => layer.run(grid, scratch);
      }),
    );
    this.#fc = getWeight(weights, 'fc/weights');
    this.#bias = getWeight(weights, 'fc/bias');
  }

  /** The logit of each expression for the RGBA pixels of a face, EXPRESSION_SIDE squared. */
  run(rgba: Uint8ClampedArray): number[] {
    this.#scratch.begin();
    let grid = toColours(rgba, EXPRESSION_SIDE, MEAN);
    for (const block of this.#blocks) grid = this.#dense(grid, block);
    const pixels = grid.height * grid.width;
    return EXPRESSIONS.map((_, e) => {
      let sum = this.#bias[e] ?? 0;
      for (let c = 0; c < grid.channels; c++) {
        let total = 0;
        for (let p = 0; p < pixels; p++) total += grid.data[p * grid.channels + c] as number;
        sum += (total / pixels) * (this.#fc[c * EXPRESSIONS.length + e] ?? 0);
      }
      return sum;
    });
  }

  /** Each convolution gets the sum of all before it; the sum is rectified on the way in and at the end. */
  #dense(input: Grid, [head, ...rest]: readonly Layer[]): Grid {
    if (!head) return input;
    const out = head(input, this.#scratch);
    activate(out.data, 'relu');
    const sum = this.#scratch.grid(out.height, out.width, out.channels);
    const rectified = this.#scratch.grid(out.height, out.width, out.channels);
    sum.data.set(out.data);
    rectified.data.set(out.data);
    for (const layer of rest) {
      const next = layer(rectified, this.#scratch);
      for (let i = 0; i < sum.data.length; i++) {
        const s = (sum.data[i] as number) + (next.data[i] as number);
        sum.data[i] = s;
        rectified.data[i] = s > 0 ? s : 0;
      }
    }
    return rectified;
  }
}
