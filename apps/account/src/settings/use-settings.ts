import type { UserSettings } from '@nafas/data-service/settings';
import { LANGUAGES, type Language, type PlatformV1, type Theme } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SETTINGS_TOPIC } from '../data/query-client.ts';
import { settingsOf } from '../data/services.ts';

export type SettingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  /** `stored` is null when nothing was ever saved. */
  | { readonly status: 'ready'; readonly stored: UserSettings | null };

/** What the person chooses here, and what waits for Save Changes. */
export interface Choice {
  readonly theme: Theme;
  readonly language: Language;
  /** IANA; null: this device's. */
  readonly timeZone: string | null;
  /** Whole percent, 0-100. */
  readonly volume: number;
}

/** The complete interface language of stored settings; null for one that this version does not speak. */
export function languageOf(settings: UserSettings): Language | null {
  return LANGUAGES.find((language) => language === settings.language) ?? null;
}

/** Makes the product look and speak as the settings say. */
export function apply(platform: PlatformV1, settings: UserSettings): void {
  platform.setTheme(settings.theme);
  const language = languageOf(settings);
  if (language !== null) platform.setLanguage(language);
}

/** The stored settings. Each load applies them: the server's value wins over this device's. */
export function useSettings(): SettingsState {
  const platform = usePlatform();
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: [SETTINGS_TOPIC],
    queryFn: async () => {
      const stored = await (await settingsOf(platform)).get();
      if (stored && !platform.scope.signal.aborted) apply(platform, stored);
      return stored;
    },
    // Once for each visit: coming back to the window must not take away what is being chosen.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  if (data !== undefined) return { status: 'ready', stored: data };
  if (isError && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading' };
}

/** Saves a choice, then applies it. Rejects with DataError. */
export function useSaveSettings(): (choice: Choice) => Promise<void> {
  const platform = usePlatform();
  const client = useQueryClient();
  return async (choice) => {
    const stored = await (await settingsOf(platform)).update({ ...choice });
    client.setQueryData([SETTINGS_TOPIC], stored);
    apply(platform, stored);
    platform.invalidate(SETTINGS_TOPIC);
  };
}
