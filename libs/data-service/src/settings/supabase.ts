import type { BackendV1 } from '@nafas/platform';
import { DataError } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { type RowsAnswer, unwrapRows } from '../unwrap-rows.ts';
import {
  checkSwitchChange,
  parseSettingsChanges,
  settingsCodec,
  type UserSettings,
} from './settings.ts';
import type { SettingsService } from './service.ts';

/** Settings in the table `user_settings`; row-level security gives and takes only the user's own. */
export function createSupabaseSettings(
  client: Pick<BackendV1, 'from' | 'rpc'>,
  userId: string,
): SettingsService {
  const { columns, ofRow } = settingsCodec;
  const table = () => client.from(settingsCodec.table);
  function only({ data, ...answer }: RowsAnswer): UserSettings | null {
    // A function that returns one row answers without a list.
    const [row] = unwrapRows({ ...answer, data: Array.isArray(data) ? data : [data] });
    return row === undefined || row === null ? null : ofRow(row);
  }
  return {
    async get() {
      return only(await table().select(columns).eq('user_id', userId).retry(RETRY));
    },

    async update(changes) {
      const { timeZone, ...same } = parseSettingsChanges(changes);
      const row = { ...same, ...(timeZone !== undefined && { time_zone: timeZone }) };
      const stored = only(
        await table()
          .upsert({ ...row, user_id: userId }, { onConflict: 'user_id' })
          .select(columns),
      );
      if (stored === null) throw new DataError('server', 'Nothing came back for saved settings');
      return stored;
    },

    async merge(group, change) {
      checkSwitchChange(group, change);
      // One statement on the server: a group that is read, changed and written back would lose another tab's switch.
      const stored = only(await client.rpc('merge_settings', { group_name: group, change }));
      if (stored === null) throw new DataError('server', 'Nothing came back for saved switches');
      return stored[group];
    },
  };
}
