import type { Language } from '@nafas/platform';

/** A language by its own name, so that everybody finds theirs; or by its name in another language. */
export const languageName = (language: Language, inLanguage = language): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
