import {
  createStore,
  LANGUAGES,
  THEMES,
  type BundledLanguage,
  type Theme,
  type WritableStore,
} from '@nafas/platform';
import { languageOfPath } from '../base/paths.ts';

const KEYS = {
  theme: 'nafas.theme.v1',
  language: 'nafas.language.v1',
  country: 'nafas.country.v1',
} as const;

/** Theme, language and country of this device; kept in local storage so that the next first paint is right. */
export interface Preferences {
  readonly theme: WritableStore<Theme>;
  readonly language: WritableStore<BundledLanguage>;
  /** The country whose helplines are shown (ISO 3166 code); null until it is chosen. */
  readonly country: WritableStore<string | null>;
  /**
   * Keeps the language that the page load's address named, for somebody who has chosen none: who goes on from a
   * page in it into the app wants to find it so after a reload, too, or on the way back from signing in elsewhere.
   */
  keepNamedLanguage(): void;
}

/**
 * @param pathname The page load's path. That of a public page names its language: it counts for this page load, and is
 *   kept only when chosen.
 * @param signal Ends the listening to other tabs.
 */
export function createPreferences(pathname: string, signal: AbortSignal): Preferences {
  const named = languageOfPath(pathname);
  const theme = persisted(KEYS.theme, THEMES, 'light');
  const language = persisted(KEYS.language, LANGUAGES, 'en', named);
  const country = persistedCountry();
  // Another tab's choice is this tab's choice.
  addEventListener(
    'storage',
    (event) => {
      if (event.key === KEYS.theme) theme.set(stored(KEYS.theme, THEMES) ?? theme.get());
      if (event.key === KEYS.language)
        language.set(stored(KEYS.language, LANGUAGES) ?? language.get());
      if (event.key === KEYS.country) country.set(storedCountry());
    },
    { signal },
  );
  return {
    theme,
    language,
    country,
    keepNamedLanguage() {
      const isUnchanged = named !== null && language.get() === named;
      if (isUnchanged && stored(KEYS.language, LANGUAGES) === null) language.set(named);
    },
  };
}

/** A stored value counts only when it is one of the known ones. */
function stored<T extends string>(key: string, known: readonly T[]): T | null {
  try {
    const value = localStorage.getItem(key);
    return known.find((candidate) => candidate === value) ?? null;
  } catch {
    return null;
  }
}

function persisted<T extends string>(
  key: string,
  known: readonly T[],
  fallback: T,
  given: T | null = null,
): WritableStore<T> {
  const store = createStore<T>(given ?? stored(key, known) ?? fallback);
  const write = (value: T) => {
    store.set(value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return { ...store, set: write };
}

const isCountry = (value: string | null): value is string => /^[A-Z]{2}$/.test(value ?? '');

function storedCountry(): string | null {
  try {
    const value = localStorage.getItem(KEYS.country);
    return isCountry(value) ? value : null;
  } catch {
    return null;
  }
}

function persistedCountry(): WritableStore<string | null> {
  const store = createStore(storedCountry());
  return {
    ...store,
    set(value) {
      const country = isCountry(value) ? value : null;
      store.set(country);
      try {
        if (country === null) localStorage.removeItem(KEYS.country);
        else localStorage.setItem(KEYS.country, country);
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  };
}
