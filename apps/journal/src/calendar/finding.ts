import type { Days } from './use-days.ts';

/** Days with a mood that a month needs before anything is said of it. */
const ENOUGH_DAYS = 5;
/** Months that a year needs, and how far apart they must be in points. */
const ENOUGH_MONTHS = 3;
const APART = 0.5;

/** What a year says of its months; null where there is too little to say, or nothing stands out. */
export function findMonths(days: Days): { readonly light: string; readonly heavy: string } | null {
  const months = new Map<string, number[]>();
  for (const { day, mood } of days.values()) {
    if (mood === null) continue;
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), mood]);
  }
  const means = [...months]
    .filter(([, moods]) => moods.length >= ENOUGH_DAYS)
    .map(([month, moods]) => ({
      month,
      mean: moods.reduce((sum, mood) => sum + mood, 0) / moods.length,
    }))
    .sort((a, b) => b.mean - a.mean);
  const [light, heavy] = [means[0], means.at(-1)];
  if (means.length < ENOUGH_MONTHS || !light || !heavy) return null;
  if (light.mean - heavy.mean < APART) return null;
  return { light: light.month, heavy: heavy.month };
}

/** The lightest days of a month, in order; none where there is too little to say, or nothing stands out. */
export function findLightestDays(days: Days): readonly string[] {
  const given = [...days.values()].filter(({ mood }) => mood !== null);
  if (given.length < ENOUGH_DAYS) return [];
  const best = Math.max(...given.map(({ mood }) => mood ?? 0));
  const lightest = given.filter(({ mood }) => mood === best).map(({ day }) => day);
  return lightest.length <= ENOUGH_MONTHS ? lightest.sort() : [];
}
