import { isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

const rating = z.nullable(z.int().check(z.minimum(0), z.maximum(10)));

/** Whole numbers 0-10 as a check-in's mood; null when not asked or not answered. */
const ratings = { ratingBefore: rating, ratingAfter: rating };

const schema = z.object({
  /** A UUID that the client made, so that sending it twice stores it once. */
  id: z.guid(),
  /** The exercise in small letters, digits and hyphens, e.g. `mindful-breathing`. */
  exercise: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  /** Minutes it took, 0-1440; a fraction when it was left early. */
  minutes: z.number().check(z.minimum(0), z.maximum(1440)),
  /** Whether it was gone through to its end. */
  completed: z.boolean(),
  ...ratings,
  /** When it ended, ISO 8601 in UTC. */
  occurredAt: instant,
  /** The IANA zone the person was in. */
  timeZone: zoneName,
  /** The calendar day there, `YYYY-MM-DD`; it never moves afterwards. */
  localDate: z.string().check(z.refine(isLocalDate)),
});

/** An exercise that somebody did. */
export type Activity = z.infer<typeof schema>;

/** Rows of `activities` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const activityCodec = rowCodec({ table: 'activities', what: 'an activity', schema });

const ratingsSchema = z.object(ratings);

/** How a person felt before and after; null where they did not say. */
export type Ratings = z.infer<typeof ratingsSchema>;

/** Ratings from outside. Throws DataError `invalid`. */
export function parseRatings(value: unknown): Ratings {
  const result = z.safeParse(ratingsSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not ratings');
}

/** The columns that a change of the ratings writes. Throws DataError `invalid`. */
export function toRatingsRow(ratings: Ratings) {
  const { ratingBefore, ratingAfter } = parseRatings(ratings);
  return { rating_before: ratingBefore, rating_after: ratingAfter };
}

/** The ratings of a row that has such columns. Throws DataError `invalid`. */
export function ratingsOfRow(row: Readonly<Record<string, unknown>>): Ratings {
  return parseRatings({ ratingBefore: row['rating_before'], ratingAfter: row['rating_after'] });
}
