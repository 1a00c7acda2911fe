import { isLocalDate, localDateAt, type RecommendationId } from '@nafas/insights';
import { RECOMMENDATION_ICONS, type RecommendationIcon } from '../analysis/recommendation-card.ts';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The outcome of a recommendation: its page was opened, it was done, or it was dismissed. */
export const OUTCOMES = ['opened', 'done', 'dismissed'] as const;
/** What a person did with a recommendation. */
export type RecommendationOutcome = (typeof OUTCOMES)[number];

const schema = z
  .object({
    /** A UUID that the client made. */
    id: z.guid(),
    /** The rule that gave it, e.g. `quick-walk`. */
    recommendation: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    icon: z.enum(RECOMMENDATION_ICONS),
    /** When it was first seen that day, ISO 8601 in UTC. */
    shownAt: instant,
    /** The person's day, `YYYY-MM-DD`. */
    localDate: z.string().check(z.refine(isLocalDate)),
    /** Null: nothing yet; both or neither. */
    outcome: z.nullable(z.enum(OUTCOMES)),
    outcomeAt: z.nullable(instant),
    /** The check-in after which it was shown; null where it was anywhere else. It goes with its check-in. */
    checkInId: z._default(z.nullable(z.guid()), null),
  })
  .check(
    z.refine(({ outcome, outcomeAt }) => (outcome === null) === (outcomeAt === null), {
      path: ['outcomeAt'],
    }),
  );

/** A recommendation that somebody saw on a day, and what became of it. */
export type RecommendationRecord = z.infer<typeof schema>;

/** Rows of `recommendations_shown` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const recommendationCodec = rowCodec({
  table: 'recommendations_shown',
  what: 'a recommendation that was shown',
  schema,
});

/** An outcome from outside. Throws DataError `invalid`. */
export function parseOutcome(value: unknown): RecommendationOutcome {
  const known = OUTCOMES.find((one) => one === value);
  if (known) return known;
  throw new DataError('invalid', 'Not an outcome of a recommendation');
}

/** A recommendation that is seen now, on that zone's day. Throws RangeError for an unknown zone. */
export function newRecommendationRecord({
  id,
  icon,
  now,
  timeZone,
  checkInId = null,
}: {
  id: RecommendationId;
  icon: RecommendationIcon;
  now: Date;
  /** IANA, e.g. `Asia/Riyadh`. */
  timeZone: string;
  checkInId?: string | null;
}): RecommendationRecord {
  return {
    id: crypto.randomUUID(),
    recommendation: id,
    icon,
    shownAt: now.toISOString(),
    localDate: localDateAt(now, timeZone),
    outcome: null,
    outcomeAt: null,
    checkInId,
  };
}
