import { isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { wordsSchema, type Words } from '../words.ts';
import { z } from '../zod.ts';

const ICONS = ['Trophy', 'Calendar', 'MessageSquare', 'Heart'] as const;

/** One entry of the catalogue, and how far the person is with it. */
export interface Achievement {
  /** E.g. `first-check-in`. */
  id: string;
  title: Words;
  description: Words;
  icon: (typeof ICONS)[number];
  /** The day it was earned on where the person was, `YYYY-MM-DD`; null until then. It never goes away again. */
  date: string | null;
  /** Whole steps done, 0 to `target`; letting days pass takes none away. */
  done: number;
  target: number;
}

const count = z.int().check(z.minimum(0));
const schema: z.ZodMiniType<Achievement, unknown> = z.object({
  id: z.string().check(z.minLength(1)),
  title: wordsSchema,
  description: wordsSchema,
  icon: z.enum(ICONS),
  date: z.nullable(z.string().check(z.refine(isLocalDate))),
  done: count,
  target: count,
});

/** A row of `my_achievements()`. Throws DataError `invalid`. */
export function achievementOfRow(row: unknown): Achievement {
  const { local_date: date, ...same } = (row ?? {}) as { local_date?: unknown };
  const result = z.safeParse(schema, { ...same, date });
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not an achievement: ${fields.join(', ')}`);
}
