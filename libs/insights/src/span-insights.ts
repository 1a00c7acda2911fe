import type { DayFigures } from './day-figures.ts';
import { ENOUGH_DAYS } from './enough-data.ts';

/** An insight from the days of a range. The words are the app's, in its language; each says how much it rests on. */
export type SpanInsight =
  /** Positive check-ins, in percent, in the earlier and in the later half of the days; not told where it may be luck. */
  | { kind: 'positive-grew' | 'positive-fell' | 'positive-steady'; from: number; to: number }
  /** How many check-ins out of all were positive, neutral, negative; in percent. */
  | { kind: 'balance'; positive: number; neutral: number; negative: number }
  /** How many days of the range have a check-in. */
  | { kind: 'days'; days: number };

/** The insights of a range and how much they rest on, or how many days are missing. */
export type SpanInsights =
  | { kind: 'insights'; checkIns: number; insights: SpanInsight[] }
  | { kind: 'not-enough'; missingDays: number };

/** A shift smaller than this many percent points is called steady. */
const SHIFT_POINTS = 10;
/** A larger one is told from so many standard errors on: what luck does oftener than once in twenty is no shift. */
const SHIFT_ERRORS = 2;

const sum = (days: readonly DayFigures[], read: (day: DayFigures) => number) =>
  days.reduce((total, day) => total + read(day), 0);

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

/** Positive check-ins of all, in percent; the days are never empty here. */
const positive = (days: readonly DayFigures[]) =>
  percent(
    sum(days, ({ high }) => high),
    sum(days, ({ moodCount }) => moodCount),
  );

/** Null where the halves differ, but no more than luck may make them. */
function shift(days: readonly DayFigures[]): SpanInsight | null {
  const half = Math.floor(days.length / 2);
  // With an odd number the day in the middle belongs to neither half.
  const halves = [days.slice(0, half), days.slice(-half)] as const;
  const [from, to] = [positive(halves[0]), positive(halves[1])];
  if (Math.abs(to - from) < SHIFT_POINTS) return { kind: 'positive-steady', from, to };
  // Of two shares of as many days each. Check-ins of one day are much alike: days are counted, not check-ins.
  const share = positive(halves.flat()) / 100;
  const error = Math.sqrt((share * (1 - share) * 2) / half);
  if (Math.abs(to - from) <= 100 * SHIFT_ERRORS * error) return null;
  return { kind: to > from ? 'positive-grew' : 'positive-fell', from, to };
}

/**
 * The insights for the days between `from` and `to`, both included, from five days with a check-in on.
 *
 * @param days in order
 * @param possible how many days the range has: a shorter one than five needs all of its days
 */
export function spanInsights(
  days: readonly DayFigures[],
  from: string,
  to: string,
  possible: number,
): SpanInsights {
  const noted = days.filter(({ localDate }) => localDate >= from && localDate <= to);
  const within = noted.filter(({ moodCount }) => moodCount > 0);
  const needed = Math.max(1, Math.min(ENOUGH_DAYS, possible));
  if (within.length < needed) return { kind: 'not-enough', missingDays: needed - within.length };
  const checkIns = sum(within, ({ moodCount }) => moodCount);
  const balance = positive(within);
  const negative = percent(
    sum(within, ({ low }) => low),
    checkIns,
  );
  const insights: SpanInsight[] = [
    {
      kind: 'balance',
      positive: balance,
      neutral: Math.max(0, 100 - balance - negative),
      negative,
    },
    { kind: 'days', days: noted.length },
  ];
  const shifted = within.length >= ENOUGH_DAYS ? shift(within) : null;
  if (shifted) insights.unshift(shifted);
  return { kind: 'insights', checkIns, insights };
}
