import type { Language } from '@nafas/platform';

/**
 * The locale to format in: the person's own region of the interface language when the browser names one (an Emirati
 * reads Latin digits), else the language with its traditional digits.
 */
export function localeOf(language: Language, preferred: readonly string[]): string {
  const regional = preferred.find((tag) => tag.startsWith(`${language}-`));
  return regional ?? (language === 'ar' ? 'ar-u-nu-arab' : language);
}
