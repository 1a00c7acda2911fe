import { parseShown, type Shown } from './shown.ts';

/** The columns to ask for. */
export const SHOWN_COLUMNS = 'id, recommendation, icon, shown_at, local_date, outcome, outcome_at';

/** The row to insert. The backend adds the owner. */
export function shownRow({ shownAt, localDate, outcomeAt, ...same }: Shown) {
  return { ...same, shown_at: shownAt, local_date: localDate, outcome_at: outcomeAt };
}

/** What a row says was shown. Throws DataError `invalid` when the row is not one. */
export function shownOfRow(row: unknown): Shown {
  if (typeof row !== 'object' || row === null) return parseShown(row);
  const { shown_at, local_date, outcome_at, ...same } = row as Record<string, unknown>;
  return parseShown({ ...same, shownAt: shown_at, localDate: local_date, outcomeAt: outcome_at });
}
