/** A stretch of a line between two days; thin where the days between them say nothing. */
export interface LineSegment {
  readonly path: string;
  readonly isThin: boolean;
}

export interface Plot {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a day stands along the plot. */
export const toX = ({ start, end }: Plot, index: number, count: number): number =>
  count < 2 ? (start + end) / 2 : start + (index * (end - start)) / (count - 1);

/** Where a value of 0-10 stands. */
export const toY = ({ top, bottom }: Plot, value: number): number =>
  bottom - (value / 10) * (bottom - top);

/** The line of a value by day: level at each day, as everywhere here. A day alone is a dot. */
export function toSegments(plot: Plot, days: readonly (number | null)[]): readonly LineSegment[] {
  const points = days.flatMap((value, index) =>
    value === null ? [] : [{ index, x: toX(plot, index, days.length), y: toY(plot, value) }],
  );
  const [only] = points;
  if (only && points.length === 1)
    return [{ path: `M${n(only.x)} ${n(only.y)}h.01`, isThin: false }];
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const middle = n((from.x + to.x) / 2);
    const path = `M${n(from.x)} ${n(from.y)}C${middle} ${n(from.y)} ${middle} ${n(to.y)} ${n(to.x)} ${n(to.y)}`;
    return { path, isThin: to.index - from.index > 1 };
  });
}

/** The same heights, moved apart until each has room. */
export function moveApart(heights: readonly number[], room: number): readonly number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  for (let round = 0; round < heights.length; round += 1) {
    for (let at = 1; at < order.length; at += 1) {
      const [upper = 0, lower = 0] = [order[at - 1], order[at]];
      const missing = room - ((moved[lower] ?? 0) - (moved[upper] ?? 0));
      if (missing <= 0) continue;
      moved[upper] = (moved[upper] ?? 0) - missing / 2;
      moved[lower] = (moved[lower] ?? 0) + missing / 2;
    }
  }
  return moved;
}

const n = (value: number) => value.toFixed(1);
