/**
 * The languages of the specification, each in itself: who looks for one reads it. Those that the platform does not speak
 * yet are shown and can't be chosen.
 */
export const LANGUAGE_NAMES = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
} as const;
