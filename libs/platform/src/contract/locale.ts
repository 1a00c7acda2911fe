import { capitalise } from './punctuation.ts';
import type { Language } from './values.ts';

/**
 * The locale to format dates and numbers in: the person's own region where the browser names one for the chosen
 * language (`ar-MA` has Latin digits, `en-GB` its own dates), else the language itself, Arabic with Arabic-Indic digits.
 * A region that writes the language in another script (`zh-TW`) is none of the texts'.
 */
export function formatLocale(
  language: Language,
  preferred: readonly string[] = navigator.languages,
): string {
  const regional = preferred.find(
    (tag) => tag.startsWith(`${language}-`) && sharesScript(language, tag),
  );
  if (regional !== undefined) return regional;
  return language === 'ar' ? 'ar-u-nu-arab' : language;
}

/** What names a region and no script. */
const REGIONAL = /^[a-z]{2,3}-(?:[A-Za-z]{2}|\d{3})$/;

/** To ask the browser for a script has it read a table (30 to 50 ms of samples at 4x CPU): only where a region may change it. */
function sharesScript(language: Language, tag: string): boolean {
  const hasOneScript = Object.hasOwn(OWN_NAMES, language) && language !== 'zh';
  if (hasOneScript && REGIONAL.test(tag)) return true;
  return findScript(tag) === findScript(language);
}

function findScript(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    // Some browsers name what is no language tag.
    return undefined;
  }
}

/** Names that stand on every page: to look them up a phone reads a table of all languages first, for some 100 ms. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
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
};

/**
 * A language by its own name, as a list of languages has it (`Español`), so that everybody finds theirs; or by its name in
 * another language, as a sentence has it.
 */
export function languageName(language: Language, inLanguage = language): string {
  const own = inLanguage === language ? OWN_NAMES[language] : undefined;
  if (own !== undefined) return own;
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  if (inLanguage !== language) return name;
  return capitalise(language, name);
}
