import { isLocalDate } from '@nafas/insights';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

const schema = z.object({
  /** A UUID that the client made, so that sending it twice stores it once. */
  id: z.guid(),
  habitId: z.guid(),
  /** The person's calendar day, `YYYY-MM-DD`; not after today. */
  localDate: z.string().check(z.refine(isLocalDate)),
  /** False where it is taken back. */
  done: z.boolean(),
  /** When it was said, ISO 8601 in UTC: of two sayings about a day the later one holds. */
  savedAt: instant,
});

/** What somebody said about a habit on a day. */
export type HabitMark = z.infer<typeof schema>;

/** Rows of `habit_marks` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const markCodec = rowCodec({ table: 'habit_marks', what: 'a day of a habit', schema });

/**
 * Says that a habit was done on a day, or not. `known` is what was said of it so far: a clock that was set back must not
 * hide what is said now. Throws DataError `invalid`.
 */
export function newMark(
  said: Pick<HabitMark, 'habitId' | 'localDate' | 'done'> & {
    now: Date;
    known?: readonly HabitMark[];
  },
): HabitMark {
  const { habitId, localDate, done, now, known = [] } = said;
  const before = known
    .filter((mark) => mark.habitId === habitId && mark.localDate === localDate)
    .map(({ savedAt }) => Date.parse(savedAt) + 1);
  const savedAt = new Date(Math.max(now.getTime(), ...before)).toISOString();
  return markCodec.parse({ id: crypto.randomUUID(), habitId, localDate, done, savedAt });
}

/** The days on which each habit was done, by its id: of several sayings about a day the last one counts. */
export function doneDays(marks: readonly HabitMark[]): ReadonlyMap<string, ReadonlySet<string>> {
  const last = new Map<string, HabitMark>();
  for (const mark of marks) {
    const key = `${mark.habitId} ${mark.localDate}`;
    const known = last.get(key);
    if (!known || known.savedAt <= mark.savedAt) last.set(key, mark);
  }
  const days = new Map<string, Set<string>>();
  for (const { habitId, localDate, done } of last.values()) {
    if (!done) continue;
    const own = days.get(habitId) ?? new Set();
    days.set(habitId, own.add(localDate));
  }
  return days;
}
