import type { Language } from './values.ts';

/**
 * The locale to format dates and numbers in: the person's own region where the browser names one for the chosen
 * language (`ar-MA` has Latin digits, `en-GB` its own dates), else the language itself, Arabic with Arabic-Indic digits.
 */
export function formatLocale(
  language: Language,
  preferred: readonly string[] = navigator.languages,
): string {
  const regional = preferred.find((tag) => tag.startsWith(`${language}-`));
  if (regional !== undefined) return regional;
  return language === 'ar' ? 'ar-u-nu-arab' : language;
}
