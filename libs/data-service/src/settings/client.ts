import type { Language, PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { getQueryClient } from '../client/query-client.ts';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import type { SwitchGroup } from './groups.ts';
import type { SettingsService } from './service.ts';
import { DEFAULT_SETTINGS, type SettingsChanges, type UserSettings } from './settings.ts';
import { DEFAULT_SCHEDULE, type Schedule } from './schedule.ts';
import { createSimulatedSettings } from './simulated.ts';
import { createSupabaseSettings } from './supabase.ts';

function settingsService(platform: PlatformV1): Promise<SettingsService> {
  return serviceFor(platform, createSimulatedSettings, createSupabaseSettings);
}

/** The interface language of stored settings; null for one that the platform does not speak. */
export function getLanguage(platform: PlatformV1, settings: UserSettings): Language | null {
  return platform.languages.find((language) => language === settings.language) ?? null;
}

/** Makes the product look and speak as the settings say. */
export function applySettings(platform: PlatformV1, settings: UserSettings): void {
  platform.setTheme(settings.theme);
  const language = getLanguage(platform, settings);
  if (language !== null) platform.setLanguage(language);
}

/** The stored settings, null when nothing was ever saved. Each load applies them: the server's value wins. */
export function settings(platform: PlatformV1) {
  return queryOptions({
    // Not under the topic, and once for each visit: a load must not take away what is being chosen.
    queryKey: ['own-settings'],
    async queryFn() {
      const stored = await (await settingsService(platform)).get();
      if (stored && !platform.scope.signal.aborted) applySettings(platform, stored);
      return stored;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

const SCOPE = { id: TOPIC.settings };

/**
 * Saves a choice of the settings page, for `useMutation`; theme and language follow what was stored. Rejects with
 * DataError.
 */
export function saveSettings(platform: PlatformV1) {
  return mutationOptions({
    scope: SCOPE,
    mutationFn: async (choice: SettingsChanges) => (await settingsService(platform)).update(choice),
    onSuccess(stored) {
      getQueryClient(platform).setQueryData(settings(platform).queryKey, stored);
      applySettings(platform, stored);
      platform.invalidate(TOPIC.settings);
    },
  });
}

/**
 * The first save makes the row from the table's defaults, theme and language too, and what is stored wins at the next
 * load: so what this device shows is stored first.
 */
async function makeRow(platform: PlatformV1, service: SettingsService): Promise<void> {
  const client = getQueryClient(platform);
  const { queryKey } = settings(platform);
  if (client.getQueryData(queryKey) !== null) return;
  const shown = { theme: platform.theme.get(), language: platform.language.get() };
  client.setQueryData(queryKey, await service.update(shown));
}

/**
 * Saves parts of the schedule and nothing else: what is being chosen beside it stays, and so do the parts that another
 * device saved since this one read them.
 */
export function saveSchedule(platform: PlatformV1) {
  return mutationOptions({
    scope: SCOPE,
    async mutationFn(parts: Partial<Schedule>) {
      const service = await settingsService(platform);
      await makeRow(platform, service);
      const stored = await service.get();
      return service.update({ schedule: { ...(stored?.schedule ?? DEFAULT_SCHEDULE), ...parts } });
    },
    onSuccess({ schedule }) {
      getQueryClient(platform).setQueryData(settings(platform).queryKey, (before) => ({
        ...(before ?? DEFAULT_SETTINGS),
        schedule,
      }));
      platform.invalidate(TOPIC.settings);
    },
  });
}

/** A switch as it was pressed. */
interface Flip {
  readonly group: SwitchGroup;
  readonly key: string;
  readonly on: boolean;
}

/** Flips a switch: those that are pressed in a row are sent one after the other. */
export function flipSwitch(platform: PlatformV1) {
  const client = getQueryClient(platform);
  const { queryKey } = settings(platform);

  return mutationOptions({
    scope: SCOPE,
    async mutationFn({ group, key, on }: Flip) {
      const service = await settingsService(platform);
      await makeRow(platform, service);
      return service.merge(group, { [key]: on });
    },
    onSuccess(stored, { group }) {
      client.setQueryData(queryKey, (before) => ({
        ...(before ?? DEFAULT_SETTINGS),
        [group]: stored,
      }));
      platform.invalidate(TOPIC.settings);
    },
  });
}
