import type { SettingsService, UserSettings } from '@nafas/data-service/settings';
import { LANGUAGES, type Scope } from '@nafas/platform';
import type { Preferences } from './preferences.ts';

/** Long enough that switching to and fro is one save. */
const QUIET_MS = 600;

export interface SyncOptions {
  readonly preferences: Preferences;
  readonly scope: Scope;
  readonly service: () => Promise<Pick<SettingsService, 'get' | 'update'>>;
  onFailure(error: unknown): void;
}

/**
 * Keeps theme and language in step with the account of a signed-in person: the stored value wins when the scope begins,
 * and a choice made in the header is stored, so that another device, and the settings page, know it. A failure costs
 * nothing here: the device keeps its own copy.
 */
export async function syncPreferences(options: SyncOptions): Promise<void> {
  const { preferences, scope, service, onFailure } = options;
  const { theme, language } = preferences;
  let known: Pick<UserSettings, 'theme' | 'language'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(): Promise<void> {
    const choice = { theme: theme.get(), language: language.get() };
    if (known?.theme === choice.theme && known.language === choice.language) return;
    const settings = await service();
    if (!scope.signal.aborted) known = await settings.update(choice);
  }
  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => save().catch(onFailure), QUIET_MS);
  }

  try {
    const stored = await (await service()).get();
    if (scope.signal.aborted) return;
    if (stored) apply(preferences, stored);
    known = stored;
  } catch (error) {
    if (scope.signal.aborted) return;
    onFailure(error);
  }
  const stops = [theme.subscribe(changed), language.subscribe(changed)];
  scope.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
}

function apply({ theme, language }: Preferences, stored: UserSettings): void {
  theme.set(stored.theme);
  // A language this version does not speak leaves the device's choice.
  const spoken = LANGUAGES.find((each) => each === stored.language);
  if (spoken) language.set(spoken);
}
