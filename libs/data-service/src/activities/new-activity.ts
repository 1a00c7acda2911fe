import { localDateAt } from '@nafas/insights';
import { type Activity, activityCodec } from './activity.ts';

/** An exercise that was done: which, how long, when and where. */
export interface NewActivity extends Pick<Activity, 'exercise' | 'minutes'> {
  /** Default true. */
  completed?: boolean;
  ratingBefore?: number | null;
  ratingAfter?: number | null;
  /** When it ended. */
  now: Date;
  /** IANA, e.g. `Asia/Riyadh`. */
  timeZone: string;
}

/** Minutes are rounded to hundredths, which the column type `real` keeps exactly enough to read back the same number. */
const HUNDREDTHS = 100;

/**
 * An activity ready to store: it gets its id, its instant and its fixed local date here, once; the minutes are kept to
 * a hundredth. Throws DataError `invalid`, or RangeError for an unknown zone.
 */
export function newActivity(done: NewActivity): Activity {
  const { exercise, minutes, completed = true, now, timeZone } = done;
  return activityCodec.parse({
    id: crypto.randomUUID(),
    exercise,
    minutes: Math.round(minutes * HUNDREDTHS) / HUNDREDTHS,
    completed,
    ratingBefore: done.ratingBefore ?? null,
    ratingAfter: done.ratingAfter ?? null,
    occurredAt: now.toISOString(),
    timeZone,
    localDate: localDateAt(now, timeZone),
  });
}
