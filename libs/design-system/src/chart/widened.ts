import type { ChartPoint, ChartTime } from './chart-data.ts';

interface Drawn<Tone extends string> {
  readonly points: readonly ChartPoint<Tone>[];
  readonly time: ChartTime;
}

/** A single point has no width as an area: it is drawn from half a unit before to half a unit after. */
export function widened<Tone extends string>({ points, time }: Drawn<Tone>): Drawn<Tone> {
  const [only, ...more] = points;
  const [first, last] = time.domain;
  if (!only || more.length > 0) return { points, time };
  return {
    points: [-0.5, 0.5].map((by) => ({ ...only, x: only.x + by })),
    time: { ...time, domain: [first - 0.5, last + 0.5] },
  };
}
