import { isLocalDate } from '@nafas/insights';
import { rowReader } from '../row-codec.ts';
import { wordsSchema } from '../words.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.minimum(0));

const schema = z.object({
  /** E.g. `first-check-in`. */
  id: z.string().check(z.minLength(1)),
  title: wordsSchema,
  description: wordsSchema,
  icon: z.enum(['Trophy', 'Calendar', 'MessageSquare', 'Heart']),
  /** The day it was earned on where the person was, `YYYY-MM-DD`; null until then. It never goes away again. */
  date: z.nullable(z.string().check(z.refine(isLocalDate))),
  /** Whole steps done, 0 to `target`; letting days pass takes none away. */
  done: count,
  target: count,
});

/** One entry of the catalogue, and how far the person is with it. */
export type Achievement = z.infer<typeof schema>;

/** Answers of the function `my_achievements`; see `RowReader`. Throws DataError `invalid`. */
export const achievementReader = rowReader({
  table: 'my_achievements',
  what: 'an achievement',
  schema,
  renamed: { date: 'local_date' },
});
