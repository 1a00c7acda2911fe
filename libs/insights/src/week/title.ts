/** What a week is called, from its moods alone; the words are the app's. */
export type WeekTitle =
  /** No entry at all. */
  | { readonly kind: 'quiet' }
  /** Entries, but hardly a mood. */
  | { readonly kind: 'noted' }
  | { readonly kind: 'steady' }
  /** A heavy day early, and lighter ones after it. */
  | { readonly kind: 'eased'; readonly day: string }
  /** A bright day late. */
  | { readonly kind: 'brightened'; readonly day: string }
  /** It weighed more towards the end. */
  | { readonly kind: 'heavier'; readonly day: string }
  /** Up and down. */
  | { readonly kind: 'moving' };

/** Days with a mood that a week is called by; fewer say nothing of a week. */
const ENOUGH = 3;
/** Days before or after another that it is compared with. */
const FEW = 2;
/** Points between the lightest and the heaviest day of a steady week. */
const STEADY = 2;
/** Points by which the days after the heaviest are lighter, or those before the last heavier. */
const CLEARLY = 1.5;
const HEAVY = 4;
const BRIGHT = 7;

interface Day {
  readonly localDate: string;
  readonly entries: number;
  readonly mood: number | null;
}

/** The title of a week of days in order. */
export function findTitle(days: readonly Day[]): WeekTitle {
  if (days.every(({ entries }) => entries === 0)) return { kind: 'quiet' };
  const given = days.flatMap(({ localDate, mood }) => (mood === null ? [] : [{ localDate, mood }]));
  const [lowest, highest] = [least(given), least(given, -1)];
  if (given.length < ENOUGH || !lowest || !highest) return { kind: 'noted' };
  if (highest.mood - lowest.mood <= STEADY) return { kind: 'steady' };
  const after = given.filter(({ localDate }) => localDate > lowest.localDate);
  const before = given.filter(({ localDate }) => localDate < lowest.localDate);
  const isEased = after.length >= FEW && mean(after) - lowest.mood >= CLEARLY;
  if (lowest.mood <= HEAVY && isEased) return { kind: 'eased', day: lowest.localDate };
  if (highest.mood >= BRIGHT && highest.localDate > lowest.localDate) {
    return { kind: 'brightened', day: highest.localDate };
  }
  const isHeavier = before.length >= FEW && mean(before) - lowest.mood >= CLEARLY;
  if (lowest.mood <= HEAVY && isHeavier) return { kind: 'heavier', day: lowest.localDate };
  return { kind: 'moving' };
}

type Given = { readonly localDate: string; readonly mood: number };

/** The first of the lowest days; with -1, of the highest. */
function least(days: readonly Given[], sign = 1): Given | undefined {
  return days.reduce<Given | undefined>(
    (found, day) => (!found || sign * day.mood < sign * found.mood ? day : found),
    undefined,
  );
}

const mean = (days: readonly Given[]) =>
  days.reduce((sum, { mood }) => sum + mood, 0) / days.length;
