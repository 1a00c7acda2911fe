import { DataError } from '../data-error.ts';
import { wordsSchema, type Words } from '../words.ts';
import { z } from '../zod.ts';

const CATEGORIES = ['calm', 'courage', 'gratitude', 'hope', 'motivation', 'reflection'] as const;
const MOODS = ['low', 'neutral', 'high'] as const;

/** A line of the catalogue. */
export interface DailyQuote {
  id: string;
  quote: Words;
  author: Words;
  category: (typeof CATEGORIES)[number];
  /** The band of a check-in's mood that it speaks to. */
  mood: (typeof MOODS)[number];
  /** Where it stands, so that it can be checked. */
  source: string;
}

const schema: z.ZodMiniType<DailyQuote, unknown> = z.object({
  id: z.string().check(z.minLength(1)),
  quote: wordsSchema,
  author: wordsSchema,
  category: z.enum(CATEGORIES),
  mood: z.enum(MOODS),
  source: z.string().check(z.minLength(1)),
});

/** A row of `daily_quotes`. Throws DataError `invalid`. */
export function quoteOfRow(row: unknown): DailyQuote {
  const result = z.safeParse(schema, row);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a quote: ${fields.join(', ')}`);
}
