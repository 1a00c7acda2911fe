/** Interface languages that are complete. Others fall back to English. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A text in every complete language. */
export type LocalizedText = Readonly<Record<Language, string>>;

export type Connectivity = 'online' | 'offline';

/** Reading direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** What the shell's router says about where we are; the shape React Router uses. */
export interface PlatformLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}
