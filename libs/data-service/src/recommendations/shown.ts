import { isLocalDate, localDateAt, type RecommendationId } from '@nafas/insights';
import { RECOMMENDATION_ICONS, type RecommendationIcon } from '../analysis/points.ts';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';

/** What became of a recommendation: its place was opened, it was done, or it was put away. */
export const OUTCOMES = ['opened', 'done', 'dismissed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A recommendation that somebody saw on a day, and what became of it. */
export interface Shown {
  /** A UUID that the client made. */
  id: string;
  /** The rule that gave it, e.g. `quick-walk`. */
  recommendation: string;
  icon: RecommendationIcon;
  /** When it was first seen that day, ISO 8601 in UTC. */
  shownAt: string;
  /** The person's day, `YYYY-MM-DD`. */
  localDate: string;
  /** Null: nothing yet; both or neither. */
  outcome: Outcome | null;
  outcomeAt: string | null;
}

const shownSchema: z.ZodMiniType<Shown, unknown> = z
  .object({
    id: z.guid(),
    recommendation: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    icon: z.enum(RECOMMENDATION_ICONS),
    shownAt: instant,
    localDate: z.string().check(z.refine(isLocalDate)),
    outcome: z.nullable(z.enum(OUTCOMES)),
    outcomeAt: z.nullable(instant),
  })
  .check(
    z.refine(({ outcome, outcomeAt }) => (outcome === null) === (outcomeAt === null), {
      path: ['outcomeAt'],
    }),
  );

/** A shown recommendation from outside. Throws DataError `invalid`, naming the fields. */
export function parseShown(value: unknown): Shown {
  const result = z.safeParse(shownSchema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a shown recommendation: ${fields.join(', ')}`);
}

/** An outcome from outside. Throws DataError `invalid`. */
export function parseOutcome(value: unknown): Outcome {
  const known = OUTCOMES.find((one) => one === value);
  if (known) return known;
  throw new DataError('invalid', 'Not an outcome of a recommendation');
}

/** A recommendation that is seen now, on that zone's day. Throws RangeError for an unknown zone. */
export function newShown({
  id,
  icon,
  now,
  timeZone,
}: {
  id: RecommendationId;
  icon: RecommendationIcon;
  now: Date;
  /** IANA, e.g. `Asia/Riyadh`. */
  timeZone: string;
}): Shown {
  return {
    id: crypto.randomUUID(),
    recommendation: id,
    icon,
    shownAt: now.toISOString(),
    localDate: localDateAt(now, timeZone),
    outcome: null,
    outcomeAt: null,
  };
}
