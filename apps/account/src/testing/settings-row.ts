import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { profileRow } from './fake-backend.ts';
import type { Row } from './fake-query.ts';

/** User 1's row of user_settings with the table's defaults. */
export function settingsRow(values: Row = {}): Row {
  const { timeZone: time_zone, ...defaults } = DEFAULT_SETTINGS;
  return { user_id: profileRow()['id'], ...structuredClone(defaults), time_zone, ...values };
}
