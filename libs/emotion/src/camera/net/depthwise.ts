import type { Grid } from './grid.ts';

/**
 * 3x3 convolution of each channel by itself, zero outside, 'same' padding as TensorFlow counts it
 * (stride 2 on an even size pads below and right only). `filter` is [3, 3, channels].
 */
export function depthwise(input: Grid, filter: Float32Array, stride: 1 | 2, output: Grid): void {
  const { height, width, channels, data } = input;
  const top = Math.floor(Math.max(0, (output.height - 1) * stride + 3 - height) / 2);
  const left = Math.floor(Math.max(0, (output.width - 1) * stride + 3 - width) / 2);
  const out = output.data;
  out.fill(0);
  for (let y = 0; y < output.height; y++) {
    for (let ky = 0; ky < 3; ky++) {
      const row = y * stride + ky - top;
      if (row < 0 || row >= height) continue;
      for (let x = 0; x < output.width; x++) {
        const to = (y * output.width + x) * channels;
        const column = x * stride - left;
        const first = column < 0 ? 1 : 0;
        const last = column + 2 >= width ? width - 1 - column : 2;
        for (let kx = first; kx <= last; kx++) {
          const from = (row * width + column + kx) * channels;
          const weight = (ky * 3 + kx) * channels;
          for (let c = 0; c < channels; c++) {
            out[to + c] =
              (out[to + c] as number) + (data[from + c] as number) * (filter[weight + c] as number);
          }
        }
      }
    }
  }
}
