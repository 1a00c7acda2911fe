import type { ChartPoint } from './chart-data.ts';

/** One series at one moment: from the sum of those below it to the sum with it. */
export interface Layer {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** Each series on top of those before it; a missing value counts as 0. */
export function stacked<Tone extends string>(
  points: readonly ChartPoint<Tone>[],
  tones: readonly Tone[],
): { readonly tone: Tone; readonly layer: readonly Layer[] }[] {
  const sums = points.map(() => 0);
  return tones.map((tone) => ({
    tone,
    layer: points.map(({ x, values }, index) => {
      const from = sums[index] ?? 0;
      const to = from + (values[tone] ?? 0);
      sums[index] = to;
      return { x, from, to };
    }),
  }));
}
