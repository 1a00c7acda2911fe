import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { RETRY } from '../retry.ts';
import { checkSwitchChange, parseChanges, parseSettings, type UserSettings } from './settings.ts';
import type { SettingsService } from './service.ts';

const COLUMNS = 'theme, language, time_zone, volume, notifications, ai, privacy, security';
interface Answer {
  status: number;
  data: unknown;
  error: { code: string; message: string } | null;
}

function settingsOf({ status, data, error }: Answer): UserSettings | null {
  if (error) throw dataErrorOf({ status, error });
  const row: unknown = Array.isArray(data) ? data[0] : data;
  if (typeof row !== 'object' || row === null) return null;
  const { time_zone, ...same } = row as Record<string, unknown>;
  return parseSettings({ ...same, timeZone: time_zone });
}

/** Settings in the table `user_settings`; row-level security gives and takes only the user's own. */
export function createSupabaseSettings(
  client: Pick<BackendV1, 'from' | 'rpc'>,
  userId: string,
): SettingsService {
  const table = () => client.from('user_settings');
  return {
    async get() {
      return settingsOf(await table().select(COLUMNS).eq('user_id', userId).retry(RETRY));
    },

    async update(changes) {
      const { timeZone, ...same } = parseChanges(changes);
      const row = { ...same, ...(timeZone !== undefined && { time_zone: timeZone }) };
      const stored = settingsOf(
        await table()
          .upsert({ ...row, user_id: userId }, { onConflict: 'user_id' })
          .select(COLUMNS),
      );
      if (stored === null) throw new DataError('server', 'Nothing came back for saved settings');
      return stored;
    },

    async merge(group, change) {
      checkSwitchChange(group, change);
      // One statement on the server: a group that is read, changed and written back would lose another tab's switch.
      const stored = settingsOf(await client.rpc('merge_settings', { group_name: group, change }));
      if (stored === null) throw new DataError('server', 'Nothing came back for saved switches');
      return stored[group];
    },
  };
}
