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
  /** The account has no settings yet: it says nothing of a language. */
  onNone?(): void;
}

/**
 * Keeps theme, language and country in step with the account of a signed-in person: the stored value wins when the scope begins,
 * and a choice made in the header is stored, so that another device, and the settings page, know it. A failure costs
 * nothing here: the device keeps its own copy.
 */
export async function syncPreferences(options: SyncOptions): Promise<void> {
  const { preferences, scope, service, onFailure } = options;
  const { theme, language, country } = preferences;
  let known: Pick<UserSettings, 'theme' | 'language' | 'country'> | null = null;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsent = createMark(`nafas.choice-unsent.v1.${scope.userId}`);

  async function save(): Promise<void> {
    const shown = { theme: theme.get(), language: language.get(), country: country.get() };
    const isKnown =
      known?.theme === shown.theme &&
      known.language === shown.language &&
      known.country === shown.country;
    if (isKnown) return unsent.remove();
    // Where the account could not be read, a device without a country must not take away the account's.
    const { country: chosen, ...others } = shown;
    const choice = isLoaded || chosen !== null ? shown : others;
    const settings = await service();
    if (scope.signal.aborted) return;
    known = await settings.update(choice);
    unsent.remove();
  }
  function changed(): void {
    unsent.set();
    clearTimeout(timer);
    timer = setTimeout(() => save().catch(onFailure), QUIET_MS);
  }

  try {
    const stored = await (await service()).get();
    if (scope.signal.aborted) return;
    if (!stored) options.onNone?.();
    // The page was closed before the last choice was stored: it is newer than what is.
    else if (unsent.isSet()) apply(preferences, { ...stored, ...shownNow(preferences) });
    else apply(preferences, stored);
    known = stored;
    isLoaded = true;
  } catch (error) {
    if (scope.signal.aborted) return;
    onFailure(error);
  }
  const stops = [theme, language, country].map((store) => store.subscribe(changed));
  // A country chosen before signing in goes into an account that has none.
  const hasCountry = country.get() !== null && country.get() !== known?.country;
  if (isLoaded && (hasCountry || unsent.isSet())) changed();
  scope.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  });
}

/** What the device shows; without a country where it has none. */
function shownNow({ theme, language, country }: Preferences) {
  const chosen = country.get();
  return {
    theme: theme.get(),
    language: language.get(),
    ...(chosen !== null && { country: chosen }),
  };
}

/** A mark of this person on the device, which goes when they sign out; where storage is forbidden it is never set. */
function createMark(key: string) {
  const attempt = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    isSet: () => attempt(() => localStorage.getItem(key)) !== null,
    set: () => void attempt(() => localStorage.setItem(key, '')),
    remove: () => void attempt(() => localStorage.removeItem(key)),
  };
}

function apply({ theme, language, country }: Preferences, stored: UserSettings): void {
  theme.set(stored.theme);
  if (stored.country !== null) country.set(stored.country);
  // A language this version does not speak leaves the device's choice.
  const spoken = LANGUAGES.find((each) => each === stored.language);
  if (spoken) language.set(spoken);
}
