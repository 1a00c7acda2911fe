import { LANGUAGES, type BundledLanguage } from '@nafas/platform';

/** Kept once a language was suggested: nobody is told twice. The script before the first paint reads it too. */
const KEY = 'nafas.suggested.v1';
const CHOSEN = 'nafas.language.v1';
/** Who reads Traditional Chinese is not offered the Simplified as theirs. The script before the first paint knows it too. */
const TRADITIONAL = /^zh-(?:Hant|TW|HK|MO)\b/i;

/**
 * The language that the browser prefers, where it is not the one that is shown, nobody has chosen one on this device, and
 * it was not suggested before; else null. Without storage nothing is suggested: it would come again with each page.
 */
export function suggestedLanguage(
  current: BundledLanguage,
  preferred: readonly string[] = navigator.languages,
): BundledLanguage | null {
  const first = preferred
    .filter((tag) => !TRADITIONAL.test(tag))
    .map((tag) => LANGUAGES.find((each) => each === tag.split('-')[0]))
    .find((each) => each !== undefined);
  if (first === undefined || first === current) return null;
  try {
    const isDecided = localStorage.getItem(KEY) !== null || localStorage.getItem(CHOSEN) !== null;
    return isDecided ? null : first;
  } catch {
    return null;
  }
}

/** Remembers that a language was suggested. */
export function keepSuggested(language: BundledLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage nothing is suggested.
  }
}
