/** A dot on a strip: 0-100 along the scale, and 0 or more steps above the line. */
export interface Dot {
  readonly x: number;
  readonly row: number;
}

const BINS = 40;

/** How dots stand: so many rows above the line, columns of one value so far apart and no wider together than this. */
export interface DotLook {
  readonly rows: number;
  readonly apart: number;
  readonly widest: number;
}

/** Dots of a few days, and smaller ones of many. */
export const LARGE: DotLook = { rows: 5, apart: 1.6, widest: 7 };
export const SMALL: DotLook = { rows: 9, apart: 1.2, widest: 8.5 };
/** More days than this have small dots. */
export const MANY = 60;

/** Days as dots over their values, 0-10; where many have the same value they stand in columns beside each other. */
export function toDots(values: readonly number[], look: DotLook = LARGE): Dot[] {
  const { rows, apart: most, widest } = look;
  const bins = new Map<number, number>();
  for (const value of values) {
    const bin = Math.round((value / 10) * BINS);
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
  }
  return [...bins].flatMap(([bin, count]) => {
    const columns = Math.ceil(count / rows);
    const apart = columns < 2 ? 0 : Math.min(most, widest / (columns - 1));
    const start = (bin / BINS) * 100 - (apart * (columns - 1)) / 2;
    return Array.from({ length: count }, (_, at) => ({
      x: start + (at % columns) * apart,
      row: Math.floor(at / columns),
    }));
  });
}
