import { type Activity, parseActivity } from './activity.ts';

/** The table of activities; also the name for `platform.enqueue`. */
export const ACTIVITIES_TABLE = 'activities';

/** The columns of `activities` that a client writes. The backend adds the owner. */
export type ActivityRow = {
  id: string;
  exercise: string;
  minutes: number;
  completed: boolean;
  rating_before: number | null;
  rating_after: number | null;
  occurred_at: string;
  time_zone: string;
  local_date: string;
};

/** The columns to ask for; they are those of ActivityRow. */
export const ACTIVITY_COLUMNS =
  'id, exercise, minutes, completed, rating_before, rating_after, occurred_at, time_zone, local_date';

/** The row to insert, e.g. as `platform.enqueue({ table: ACTIVITIES_TABLE, row, topic })`. */
export function activityRow(activity: Activity): ActivityRow {
  const { ratingBefore, ratingAfter, occurredAt, timeZone, localDate, ...same } = activity;
  const ratings = { rating_before: ratingBefore, rating_after: ratingAfter };
  return {
    ...same,
    ...ratings,
    occurred_at: occurredAt,
    time_zone: timeZone,
    local_date: localDate,
  };
}

/** The activity of a row. Throws DataError `invalid` when the row is not one. */
export function activityOfRow(row: unknown): Activity {
  if (typeof row !== 'object' || row === null) return parseActivity(row);
  const { rating_before, rating_after, occurred_at, time_zone, local_date, ...same } =
    row as Partial<ActivityRow>;
  return parseActivity({
    ...same,
    ratingBefore: rating_before,
    ratingAfter: rating_after,
    occurredAt: occurred_at,
    timeZone: time_zone,
    localDate: local_date,
  });
}
