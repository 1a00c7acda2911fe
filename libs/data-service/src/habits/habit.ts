import { isLocalDate, localDateAt } from '@nafas/insights';
import { GOAL_CATEGORIES, MAX_DESCRIPTION, MAX_GOAL_TITLE } from '../goals/goal.ts';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The most times a week; the fewest are one. */
export const MAX_PER_WEEK = 7;

const text = (most: number) => z.string().check(z.refine((value) => [...value].length <= most));

const schema = z.object({
  /** A UUID that the client made, so that adding it twice stores it once. */
  id: z.guid(),
  title: text(MAX_GOAL_TITLE).check(z.refine((value) => /\S/.test(value))),
  /** Why it matters; may be empty. */
  description: text(MAX_DESCRIPTION),
  category: z.enum(GOAL_CATEGORIES),
  /** How many times a week it is meant to be done, 1-7. */
  perWeek: z.int().check(z.minimum(1), z.maximum(MAX_PER_WEEK)),
  /** The exercise whose end marks the day; null when none does. */
  exercise: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
  /** The calendar day it was made on where the person was, `YYYY-MM-DD`; it never moves. */
  startedOn: z.string().check(z.refine(isLocalDate)),
  /** The instant it was made, ISO 8601 in UTC. */
  createdAt: instant,
  /** Counts the changes, from 1: a change names the version it was made on. */
  version: z._default(z.int().check(z.minimum(1)), 1),
});

/** Something a person wants to do some times a week. */
export type Habit = z.infer<typeof schema>;
/** Rows of `habits` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const habitCodec = rowCodec({
  table: 'habits',
  what: 'a habit',
  schema,
  generated: ['version'],
});

/** What a person may change of a habit. */
export type HabitChange = Pick<
  Habit,
  'title' | 'description' | 'category' | 'perWeek' | 'exercise'
>;

/** A habit with what was changed; trimmed. Throws DataError `invalid`. */
export function changedHabit(habit: Habit, change: HabitChange): Habit {
  const { title, description, category, perWeek, exercise } = change;
  return habitCodec.parse({
    ...{ ...habit, category, perWeek, exercise },
    ...{ title: title.trim(), description: description.trim() },
  });
}

/**
 * A habit ready to add: it gets its id, its instant and its day here, once, so that adding it again stores the same
 * thing. `timeZone` is IANA. Throws DataError `invalid`, or RangeError for an unknown zone.
 */
export function newHabit(entered: HabitChange & { now: Date; timeZone: string }): Habit {
  const { now, timeZone, ...values } = entered;
  const made = {
    ...values,
    id: crypto.randomUUID(),
    startedOn: localDateAt(now, timeZone),
    createdAt: now.toISOString(),
    version: 1,
  };
  return changedHabit(made, values);
}
