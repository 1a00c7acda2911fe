import { type CheckIn, parseCheckIn } from './check-in.ts';

/** The table of check-ins; also the name for `platform.enqueue`. */
export const CHECK_INS_TABLE = 'check_ins';

/** The columns of `check_ins` that a client writes. The backend adds the owner. */
export type CheckInRow = {
  id: string;
  mood: number;
  energy: number;
  stress: number;
  motivation: number | null;
  notes: string | null;
  words: string[];
  occurred_at: string;
  time_zone: string;
  local_date: string;
};

/** The columns to ask for; they are those of CheckInRow. */
export const CHECK_IN_COLUMNS =
  'id, mood, energy, stress, motivation, notes, words, occurred_at, time_zone, local_date';

/** The row to insert for a check-in, e.g. as `platform.enqueue({ table: CHECK_INS_TABLE, row, topic })`. */
export function checkInRow({ occurredAt, timeZone, localDate, ...same }: CheckIn): CheckInRow {
  return { ...same, occurred_at: occurredAt, time_zone: timeZone, local_date: localDate };
}

/** The check-in of a row. Throws DataError `invalid` when the row is not one. */
export function checkInOfRow(row: unknown): CheckIn {
  if (typeof row !== 'object' || row === null) return parseCheckIn(row);
  const { occurred_at, time_zone, local_date, ...same } = row as Partial<CheckInRow>;
  return parseCheckIn({
    ...same,
    occurredAt: occurred_at,
    timeZone: time_zone,
    localDate: local_date,
  });
}
