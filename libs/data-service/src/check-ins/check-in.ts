import { isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

/** The most characters (code points) a note may have. */
export const MAX_NOTES = 2000;
/** The most emotion words of a check-in ... */
export const MAX_WORDS = 3;
/** ... and the most characters they may have together. */
const MAX_WORDS_LENGTH = 120;

/** What a person said about how they are, once. It is kept as said; nothing in it is computed. */
export interface CheckIn {
  /** A UUID that the client made, so that sending it twice stores it once. */
  id: string;
  /** Whole numbers, 0-10. */
  mood: number;
  energy: number;
  stress: number;
  /** 0-10, or null when it was not given. */
  motivation: number | null;
  /** At most 2000 characters, or null. */
  notes: string | null;
  /** Emotion words, at most 3. */
  words: string[];
  /** The instant, ISO 8601 in UTC. */
  occurredAt: string;
  /** The IANA zone the person was in. */
  timeZone: string;
  /** The calendar day there, `YYYY-MM-DD`; it never moves afterwards. */
  localDate: string;
}

const length = (text: string): number => [...text].length;
const slider = z.int().check(z.minimum(0), z.maximum(10));

const checkInSchema: z.ZodMiniType<CheckIn, unknown> = z.object({
  id: z.guid(),
  mood: slider,
  energy: slider,
  stress: slider,
  motivation: z.nullable(slider),
  notes: z.nullable(z.string().check(z.refine((notes) => length(notes) <= MAX_NOTES))),
  words: z.array(z.string()).check(
    z.maxLength(MAX_WORDS),
    z.refine((words) => length(words.join('')) <= MAX_WORDS_LENGTH),
  ),
  occurredAt: instant,
  timeZone: zoneName,
  localDate: z.string().check(z.refine(isLocalDate)),
});

/**
 * A check-in from outside (a form, a row, a store), checked and with its instant in UTC.
 * Throws DataError `invalid`, which names the fields but not what was written in them.
 */
export function parseCheckIn(value: unknown): CheckIn {
  const result = z.safeParse(checkInSchema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a check-in: ${fields.join(', ')}`);
}
