import { addDays, daysBetween, isLocalDate } from '@nafas/insights';
import type { CheckIn } from '../check-ins/check-in.ts';
import { rowReader } from '../row-codec.ts';
import { wordsSchema } from '../words.ts';
import { z } from '../zod.ts';

/** An achievement as others see it: its name, no date and no progress. */
const badge = z.object({ id: z.string().check(z.minLength(1)), title: wordsSchema });

/** The achievements that others see. */
export const badges = z.array(badge);

/** Answers of the function `trust_preview`; see `RowReader`. Throws DataError `invalid`. */
export const previewReader = rowReader({
  table: 'trust_preview',
  what: 'a preview',
  schema: z.object({
    /** `quiet`: nothing is shared, or it is paused; which of them is not told. Then all but the name is null. */
    state: z.enum(['quiet', 'shared']),
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    /** The Saturday that ends the week it tells of, `YYYY-MM-DD`: the last whole one. */
    weekEnds: z.nullable(z.string().check(z.refine(isLocalDate))),
    /** On how many days of that week there was a check-in: none, 1 or 2, 3 to 5, 6 or 7. */
    week: z.nullable(z.enum(['none', 'few', 'some', 'most'])),
    /** How the moods went; null unless the person adds the mood line and three days say something. */
    mood: z.nullable(z.enum(['lighter', 'heavier', 'even', 'changing'])),
    /** Days with a check-in among the thirty that end with the week. */
    days: z.nullable(z.int().check(z.minimum(0), z.maximum(30))),
    achievements: z.nullable(badges),
  }),
});

/** All that the other side ever gets of a person. */
export type Preview = ReturnType<typeof previewReader.ofRow>;

/** The Saturday that ends the last whole week before a day, `YYYY-MM-DD`; weeks go from Sunday to Saturday. */
export function lastSaturday(today: string): string {
  return addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay() - 1);
}

/**
 * What check-ins say of the week that ends on a Saturday, by the rules of the database (`private.preview_of` and
 * `private.mood_of_week`): the mood goes by the slope of the days' means, six days of it; a whole point is a change.
 */
export function describeWeek(
  checkIns: readonly Pick<CheckIn, 'localDate' | 'mood' | 'touched'>[],
  saturday: string,
): Pick<Preview, 'week' | 'mood' | 'days'> {
  const first = addDays(saturday, -6);
  const within = (from: string) =>
    checkIns.filter(({ localDate }) => localDate >= from && localDate <= saturday);
  const countDays = (all: readonly { localDate: string }[]) =>
    new Set(all.map(({ localDate }) => localDate)).size;
  const count = countDays(within(first));
  return {
    week: count === 0 ? 'none' : count < 3 ? 'few' : count < 6 ? 'some' : 'most',
    mood: describeMood(within(first), first),
    days: countDays(within(addDays(saturday, -29))),
  };
}

function describeMood(
  checkIns: readonly Pick<CheckIn, 'localDate' | 'mood' | 'touched'>[],
  first: string,
): Preview['mood'] {
  const byDay = new Map<string, number[]>();
  for (const { localDate, mood, touched } of checkIns) {
    if (touched.includes('mood')) byDay.set(localDate, [...(byDay.get(localDate) ?? []), mood]);
  }
  if (byDay.size < 3) return null;
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const points = [...byDay].map(([day, moods]) => ({ x: daysBetween(first, day), y: mean(moods) }));
  const [x, y] = [mean(points.map((one) => one.x)), mean(points.map((one) => one.y))];
  const variance = mean(points.map((one) => (one.x - x) ** 2));
  const change = (6 * mean(points.map((one) => (one.x - x) * (one.y - y)))) / variance;
  if (change >= 1) return 'lighter';
  if (change <= -1) return 'heavier';
  return Math.sqrt(mean(points.map((one) => (one.y - y) ** 2))) >= 2 ? 'changing' : 'even';
}
