import type { Grid, Scratch } from './grid.ts';

/** The largest of each 2x2 window, what lies outside left out ('same' padding: below and right). */
export function maxPool(input: Grid, stride: 1 | 2, scratch: Scratch): Grid {
  const { height, width, channels, data } = input;
  const output = scratch.grid(Math.ceil(height / stride), Math.ceil(width / stride), channels);
  let at = 0;
  for (let y = 0; y < output.height; y++) {
    const row = y * stride * width;
    const below = Math.min(height - 1, y * stride + 1) * width;
    for (let x = 0; x < output.width; x++) {
      const left = x * stride;
      const right = Math.min(width - 1, left + 1);
      const a = (row + left) * channels;
      const b = (row + right) * channels;
      const c = (below + left) * channels;
      const d = (below + right) * channels;
      for (let k = 0; k < channels; k++) {
        const upper = Math.max(data[a + k] as number, data[b + k] as number);
        const lower = Math.max(data[c + k] as number, data[d + k] as number);
        output.data[at++] = Math.max(upper, lower);
      }
    }
  }
  return output;
}
