import { isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';

/** What a goal is about. The labels people read are the app's. */
export const GOAL_CATEGORIES = [
  'Health',
  'Career',
  'Education',
  'Personal',
  'Financial',
  'Creative',
] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];

/** The most characters (code points) a title may have; the fewest are one that is no space. */
export const MAX_TITLE = 120;
/** The same for a description. */
export const MAX_DESCRIPTION = 2000;

/** Something a person wants to reach by a day. Its status is not kept: see `goalStatus`. */
export interface Goal {
  /** A UUID that the client made, so that adding it twice stores it once. */
  id: string;
  title: string;
  description: string;
  category: GoalCategory;
  /** The last day for it, `YYYY-MM-DD`, as the person's calendar has it. */
  deadline: string;
  /** Whole percent, 0-100; 100 is done. */
  progress: number;
  /** The calendar day it was made on where the person was, `YYYY-MM-DD`; it never moves. */
  startedOn: string;
  /** The instant it was made, ISO 8601 in UTC. */
  createdAt: string;
  /** Counts the changes, from 1: a change names the version it was made on. */
  version: number;
}

const words = (most: number) =>
  z.string().check(z.refine((text) => /\S/.test(text) && [...text].length <= most));
const localDate = z.string().check(z.refine(isLocalDate));

/** Whole percent, 0-100. */
const progressSchema = z.int().check(z.minimum(0), z.maximum(100));

const goalSchema: z.ZodMiniType<Goal, unknown> = z
  .object({
    id: z.guid(),
    title: words(MAX_TITLE),
    description: words(MAX_DESCRIPTION),
    category: z.enum(GOAL_CATEGORIES),
    deadline: localDate,
    progress: progressSchema,
    startedOn: localDate,
    createdAt: instant,
    version: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(({ deadline, startedOn }) => deadline >= startedOn, {
      path: ['deadline'],
      error: 'before the goal began',
    }),
  );

/**
 * A goal from outside (a form, a row, a store), checked and with its instant in UTC.
 * Throws DataError `invalid`, which names the fields but not what was written in them.
 */
export function parseGoal(value: unknown): Goal {
  const result = z.safeParse(goalSchema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a goal: ${fields.join(', ')}`);
}

/** A progress from outside. Throws DataError `invalid`. */
export function parseProgress(value: unknown): number {
  const result = z.safeParse(progressSchema, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not a progress: whole percent, 0-100');
}
