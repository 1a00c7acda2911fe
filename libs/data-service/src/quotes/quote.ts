import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';

const CATEGORIES = ['calm', 'courage', 'gratitude', 'hope', 'motivation', 'reflection'] as const;
const MOODS = ['low', 'neutral', 'high'] as const;

/** A line of the catalogue, in one language. */
export interface DailyQuote {
  id: string;
  quote: string;
  author: string;
  category: (typeof CATEGORIES)[number];
  /** The band of a check-in's mood that it speaks to. */
  mood: (typeof MOODS)[number];
  /** Where it stands, so that it can be checked. */
  source: string;
}

const text = z.string().check(z.minLength(1));

const schema: z.ZodMiniType<DailyQuote, unknown> = z.object({
  id: text,
  quote: text,
  author: text,
  category: z.enum(CATEGORIES),
  mood: z.enum(MOODS),
  source: text,
});

/** A row of `quotes`. Throws DataError `invalid`. */
export function quoteOfRow(row: unknown): DailyQuote {
  const result = z.safeParse(schema, row);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a quote: ${fields.join(', ')}`);
}
