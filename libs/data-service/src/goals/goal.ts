import { isLocalDate, localDateAt } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowCodec, type RowOf, rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The subject of a goal. The apps translate the labels. */
export const GOAL_CATEGORIES = [
  'Health',
  'Career',
  'Education',
  'Personal',
  'Financial',
  'Creative',
] as const;
/** A category as it is kept; screens say it in the person's language. */
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];

/** The most characters (code points) a title may have; the fewest are one that is no space. */
export const MAX_GOAL_TITLE = 120;
/** The most characters (code points) a description may have. */
export const MAX_DESCRIPTION = 2000;

const words = (most: number) =>
  z.string().check(z.refine((text) => /\S/.test(text) && [...text].length <= most));
const localDate = z.string().check(z.refine(isLocalDate));
const progressSchema = z.int().check(z.minimum(0), z.maximum(100));

const schema = z
  .object({
    /** A UUID that the client made, so that adding it twice stores it once. */
    id: z.guid(),
    title: words(MAX_GOAL_TITLE),
    description: words(MAX_DESCRIPTION),
    category: z.enum(GOAL_CATEGORIES),
    /** The last day for it, `YYYY-MM-DD`, as the person's calendar has it. */
    deadline: localDate,
    /** Whole percent, 0-100; 100 is done. */
    progress: progressSchema,
    /** The calendar day it was made on where the person was, `YYYY-MM-DD`; it never moves. */
    startedOn: localDate,
    /** The instant it was made, ISO 8601 in UTC. */
    createdAt: instant,
    /** Counts the changes, from 1 (also for one that was never at the server): a change names the version it was made on. */
    version: z._default(z.int().check(z.minimum(1)), 1),
  })
  .check(
    z.refine(({ deadline, startedOn }) => deadline >= startedOn, {
      path: ['deadline'],
      error: 'before the goal began',
    }),
  );

/** Something a person wants to reach by a day. Its status is not kept: see `goalStatus`. */
export type Goal = z.infer<typeof schema>;
/** The columns of `goals` that a client writes. */
export type GoalRow = RowOf<Omit<Goal, 'version'>>;

/** Rows of `goals` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const goalCodec = rowCodec({
  table: 'goals',
  what: 'a goal',
  schema,
  generated: ['version'],
});

/** What a person may change of a goal beside its progress. */
export type GoalChange = Pick<Goal, 'title' | 'description' | 'category' | 'deadline'>;

/** The words and the day of a goal, changed; trimmed. Throws DataError `invalid`. */
export function changedGoal(goal: Goal, change: GoalChange): Goal {
  const { title, description, category, deadline } = change;
  return goalCodec.parse({
    ...goal,
    title: title.trim(),
    description: description.trim(),
    category,
    deadline,
  });
}

/** A progress from outside. Throws DataError `invalid`. */
export function parseProgress(value: unknown): number {
  const result = z.safeParse(progressSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not a progress: whole percent, 0-100');
}

const stepSchema = z.object({
  goalId: z.guid(),
  progress: progressSchema,
  /** ISO 8601 in UTC. */
  recordedAt: instant,
});

/** A progress that a goal had, and since when. */
export type GoalStep = z.infer<typeof stepSchema>;

/** A step from outside. Throws where it is none. */
export const parseStep = (value: unknown): GoalStep => z.parse(stepSchema, value);

/** Rows of `goal_progress`; see `RowReader`. Throws DataError `invalid`. */
export const stepReader = rowReader({
  table: 'goal_progress',
  what: 'a progress',
  schema: stepSchema,
});

/** A goal as entered, with time and place. */
export interface NewGoal extends Pick<Goal, 'title' | 'description' | 'category' | 'deadline'> {
  now: Date;
  /** IANA, e.g. `Asia/Riyadh`. */
  timeZone: string;
}

/**
 * A goal ready to add, with progress 0: it gets its id, its instant and its day here, once, so that adding it again
 * stores the same thing. Throws DataError `invalid` (a deadline before today is), or RangeError for an unknown zone.
 */
export function newGoal({ title, description, category, deadline, now, timeZone }: NewGoal): Goal {
  return goalCodec.parse({
    id: crypto.randomUUID(),
    title: title.trim(),
    description: description.trim(),
    category,
    deadline,
    progress: 0,
    startedOn: localDateAt(now, timeZone),
    createdAt: now.toISOString(),
    version: 1,
  });
}
