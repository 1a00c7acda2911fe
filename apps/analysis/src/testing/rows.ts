import { checkInCodec, newCheckIn, type CheckInRow } from '@nafas/data-service/check-ins';
import { DEFAULT_SETTINGS, getTimeZone } from '@nafas/data-service/settings';

type Values = Partial<
  Pick<CheckInRow, 'mood' | 'energy' | 'stress' | 'motivation' | 'notes' | 'words' | 'tags'>
>;

const DAY_MS = 86_400_000;

/** A row of a check-in `days` days ago at this hour, all sliders in the middle unless told. */
export function createRow(days: number, values: Values = {}): CheckInRow {
  const now = new Date(Date.now() - days * DAY_MS);
  const entered = { mood: 5, energy: 5, stress: 5, ...values };
  const row = checkInCodec.toRow(newCheckIn({ ...entered, now, timeZone: getTimeZone(null) }));
  // As the database has it.
  return { ...row, version: 1 } as CheckInRow;
}

/** A row of `user_settings` with what was chosen. */
export const settingsRow = (chosen: Record<string, unknown>) => {
  const { timeZone, ...rest } = DEFAULT_SETTINGS;
  return { ...rest, time_zone: timeZone, ...chosen };
};

/** One row a day: the first is `values.length - 1` days ago, the last is today's. */
export function createRows(values: readonly Values[]): CheckInRow[] {
  return values.map((each, index) => createRow(values.length - 1 - index, each));
}
