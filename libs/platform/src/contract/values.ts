/** A language by its BCP 47 tag. Any may come: a host may speak one that an app does not, and the other way round. */
export type Language = string;

/** The languages that every text in this repository is complete in. */
export const LANGUAGES = [
  'en',
  'ar',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'zh',
  'ja',
  'ko',
] as const satisfies readonly Language[];
/** One of the languages of {@link LANGUAGES}, by its BCP 47 tag without a region. */
export type BundledLanguage = (typeof LANGUAGES)[number];

/** The bundled language to use for a language: the same, else the one it is a region of, else English. */
export function bundledLanguage(language: Language): BundledLanguage {
  return LANGUAGES.find((each) => each === language.split('-')[0]) ?? 'en';
}

/** The two themes; which one is drawn stands as `data-theme` at the document's root. */
export const THEMES = ['light', 'dark'] as const;
/** The theme that is drawn: the person's choice, light until they made one. It does not follow the system's. */
export type Theme = (typeof THEMES)[number];

/** A text by language. English is always there; other languages as far as somebody wrote them. */
export type LocalizedText = Readonly<Record<Language, string>> & { readonly en: string };

/** A text in a language, else in the language that it is a region of (`fr-CA`: `fr`), else in English. */
export function localize(text: LocalizedText, language: Language): string {
  return text[language] ?? text[language.split('-')[0] ?? ''] ?? text.en;
}

/** The topics of `platform.invalidate` that the shell itself listens to. */
export const SHELL_TOPIC = {
  /** The profile changed: the shell shows the new name. */
  profile: 'profile',
  /** The account is gone: the shell empties what waits on this device to be sent to it. */
  accountDeleted: 'account-deleted',
} as const;

/** The browser's view of the network (`navigator.onLine`). `online` does not promise that the backend answers. */
export type Connectivity = 'online' | 'offline';

/** The bundled languages whose texts a native speaker has reviewed; docs/languages.md says who read which. */
const REVIEWED: readonly Language[] = ['en'];

/** Whether a native speaker has reviewed the texts in a language. */
export const isReviewed = (language: Language): boolean => REVIEWED.includes(language);

/** Languages that are written from right to left. */
const RTL = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** Reading direction of a language. */
export function textDirection(language: Language): 'ltr' | 'rtl' {
  return RTL.test(language) ? 'rtl' : 'ltr';
}

/** The current location of the shell's router, in React Router's shape. */
export interface PlatformLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}
