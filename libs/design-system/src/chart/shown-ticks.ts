import type { ChartTime } from './chart-data.ts';
import type { Places } from './places.ts';

/** A tick that has room: where it stands and how its words lie about that place. */
export interface ShownTick {
  readonly x: number;
  readonly label: string;
  readonly at: number;
  readonly anchor: 'middle' | 'end';
}

/** Pixels between two labels at least. */
const GAP = 12;
/**
 * Pixels of a letter of the size that ticks are written in, rather too many. Measuring the words would take a layout for
 * each drawing, and only decides whether one of five labels is left out on a narrow screen.
 */
const LETTER = 7;
/** Signs as wide as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The ticks that don't overlap: the last one always, then from the first on. The last one never leaves the plot. */
export function shownTicks(
  ticks: ChartTime['ticks'],
  { places, rtl, width }: { places: Places; rtl: boolean; width: number },
): ShownTick[] {
  const last = ticks.at(-1);
  if (!last) return [];
  // Along the line of reading, from the plot's start.
  const along = (x: number) => (rtl ? width - places.x(x) : places.x(x));
  const room = (label: string) => (label.length + (label.match(WIDE)?.length ?? 0)) * LETTER;
  const isBeyond = along(last.x) + room(last.label) / 2 > width;
  const shown: ShownTick[] = [];
  const free = (isBeyond ? width - room(last.label) : along(last.x) - room(last.label) / 2) - GAP;
  let taken = -Infinity;
  for (const tick of ticks.slice(0, -1)) {
    const half = room(tick.label) / 2;
    if (along(tick.x) - half < taken || along(tick.x) + half > free) continue;
    taken = along(tick.x) + half + GAP;
    shown.push({ ...tick, at: places.x(tick.x), anchor: 'middle' });
  }
  const edge = rtl ? 0 : width;
  const end = isBeyond
    ? ({ at: edge, anchor: 'end' } as const)
    : ({ at: places.x(last.x), anchor: 'middle' } as const);
  return [...shown, { ...last, ...end }];
}
