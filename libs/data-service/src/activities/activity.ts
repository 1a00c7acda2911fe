import { isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

/** An exercise that somebody did. */
export interface Activity {
  /** A UUID that the client made, so that sending it twice stores it once. */
  id: string;
  /** The exercise in small letters, digits and hyphens, e.g. `mindful-breathing`. */
  exercise: string;
  /** Minutes it took, 0-1440; a fraction when it was left early. */
  minutes: number;
  /** Whether it was gone through to its end. */
  completed: boolean;
  /** How the person felt, whole numbers 0-10 as a check-in's mood; null when not asked or not answered. */
  ratingBefore: number | null;
  ratingAfter: number | null;
  /** When it ended, ISO 8601 in UTC. */
  occurredAt: string;
  /** The IANA zone the person was in. */
  timeZone: string;
  /** The calendar day there, `YYYY-MM-DD`; it never moves afterwards. */
  localDate: string;
}

/** How a person felt before and after; null where they did not say. */
export type Ratings = Pick<Activity, 'ratingBefore' | 'ratingAfter'>;

const rating = z.nullable(z.int().check(z.minimum(0), z.maximum(10)));

const activitySchema: z.ZodMiniType<Activity, unknown> = z.object({
  id: z.guid(),
  exercise: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  minutes: z.number().check(z.minimum(0), z.maximum(1440)),
  completed: z.boolean(),
  ratingBefore: rating,
  ratingAfter: rating,
  occurredAt: instant,
  timeZone: zoneName,
  localDate: z.string().check(z.refine(isLocalDate)),
});

const ratingsSchema: z.ZodMiniType<Ratings, unknown> = z.object({
  ratingBefore: rating,
  ratingAfter: rating,
});

/** Ratings from outside. Throws DataError `invalid`. */
export function parseRatings(value: unknown): Ratings {
  const result = z.safeParse(ratingsSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not ratings');
}

/** An activity from outside, checked and with its instant in UTC. Throws DataError `invalid`, naming the fields. */
export function parseActivity(value: unknown): Activity {
  const result = z.safeParse(activitySchema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not an activity: ${fields.join(', ')}`);
}
