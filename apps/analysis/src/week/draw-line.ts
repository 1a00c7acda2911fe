/** A point of the line, in percent of its box: along the days, and down from the top. */
export interface Point {
  readonly at: number;
  readonly y: number;
}

/** A stretch of the line between two days; dotted where days between them say nothing. */
export interface LineSegment {
  readonly path: string;
  readonly isRest: boolean;
}

const FIRST = 4;
const LAST = 96;
const FLOOR = 90;
const PER_POINT = 6.2;

/** Where each day stands; null where no mood was set. */
export function toPoints(moods: readonly (number | null)[]): (Point | null)[] {
  const apart = (LAST - FIRST) / Math.max(1, moods.length - 1);
  return moods.map((mood, index) =>
    mood === null ? null : { at: FIRST + index * apart, y: FLOOR - mood * PER_POINT },
  );
}

/** Where a day's name stands. */
export const toDayPosition = (index: number, count: number): number =>
  FIRST + (index * (LAST - FIRST)) / Math.max(1, count - 1);

/** The stretches of the line: level at each day, as a breath is between in and out. */
export function toSegments(points: readonly (Point | null)[]): LineSegment[] {
  const given = points.flatMap((point, index) => (point ? [{ ...point, index }] : []));
  return given.slice(1).map((to, at) => {
    const from = given[at] ?? to;
    const middle = (from.at + to.at) / 2;
    const path = `M${n(from.at)} ${n(from.y)}C${n(middle)} ${n(from.y)} ${n(middle)} ${n(to.y)} ${n(to.at)} ${n(to.y)}`;
    return { path, isRest: to.index - from.index > 1 };
  });
}

const n = (value: number) => value.toFixed(2);
