import { makeGrid, type Grid } from './grid.ts';

/** (colour - mean) / 255 of square RGBA pixels; alpha is left out. */
export function toColours(
  rgba: Uint8ClampedArray,
  side: number,
  mean: readonly [number, number, number],
): Grid {
  const grid = makeGrid(side, side, 3);
  for (let p = 0; p < side * side; p++) {
    for (let c = 0; c < 3; c++) {
      grid.data[3 * p + c] = ((rgba[4 * p + c] ?? 0) - (mean[c] ?? 0)) / 255;
    }
  }
  return grid;
}
