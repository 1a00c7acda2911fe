import type { ChartPoint } from './chart-data.ts';

/** The latest value of a series; undefined when it has none. */
export function latest<Tone extends string>(
  points: readonly ChartPoint<Tone>[],
  tone: Tone,
): number | undefined {
  return points.findLast(({ values }) => isValue(values[tone]))?.values[tone] ?? undefined;
}

/** The places in `points` that get a ring: where a line ends, and a value alone between two gaps. */
export function ringed<Tone extends string>(
  points: readonly ChartPoint<Tone>[],
  tone: Tone,
): ReadonlySet<number> {
  const has = points.map(({ values }) => isValue(values[tone]));
  const alone = has.flatMap((own, at) => (own && !has[at - 1] && !has[at + 1] ? [at] : []));
  return new Set([...alone, has.lastIndexOf(true)]);
}

function isValue(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
