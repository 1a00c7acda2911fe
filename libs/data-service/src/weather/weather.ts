import { MOOD_LEVELS, type MoodLevel } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';

/** The randomised answers of one day, over everybody who took part. */
export interface WeatherDay {
  /** A local date, that of each who answered. */
  readonly day: string;
  /** How many answers said each level, from the first. */
  readonly answers: readonly number[];
}

const rows = z.array(
  z.object({
    day: z.iso.date(),
    level: z.int().check(z.gte(1), z.lte(MOOD_LEVELS.length)),
    answers: z.int().check(z.gte(0)),
  }),
);

/** The day that the rows of the function `weather` tell of; null without one. Throws DataError `invalid`. */
export function weatherOfRows(value: unknown): WeatherDay | null {
  const result = z.safeParse(rows, value);
  if (!result.success) throw new DataError('invalid', 'No weather');
  const [first] = result.data;
  if (first === undefined) return null;
  const of = (level: MoodLevel) => result.data.find((row) => row.level === level)?.answers ?? 0;
  return { day: first.day, answers: MOOD_LEVELS.map(of) };
}

/** Checks a level that is to be sent. Throws DataError `invalid`. */
export function parseLevel(value: unknown): MoodLevel {
  const level = MOOD_LEVELS.find((one) => one === value);
  if (level === undefined) throw new DataError('invalid', 'No level of mood');
  return level;
}
