import { localDateAt } from '@nafas/insights';
import { type Goal, goalCodec } from './goal.ts';

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
