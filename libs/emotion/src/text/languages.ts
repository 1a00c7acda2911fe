/** How a language is read. */
export type LanguageMethod =
  /** A trained pack, with the lexicon beside it. */
  | 'pack-and-lexicon'
  /** A trained pack alone. */
  | 'pack'
  /** A list of words alone: low confidence. */
  | 'lexicon';

const METHODS: Readonly<Record<string, LanguageMethod>> = {
  en: 'pack-and-lexicon',
  es: 'pack',
  de: 'pack',
  pt: 'pack',
  ru: 'pack',
  zh: 'pack',
  ko: 'pack',
  ary: 'pack-and-lexicon',
  arq: 'pack-and-lexicon',
  ar: 'lexicon',
  fr: 'lexicon',
  it: 'lexicon',
  ja: 'lexicon',
};

/** Languages with something to read them by, as codes: 'ar' is standard Arabic, 'ary' Moroccan. */
export const TEXT_LANGUAGES: readonly string[] = Object.keys(METHODS);

/**
 * The code to use for a language tag ("en-GB" is "en", "ar-MA" is "ary"), and how it is read;
 * undefined for a language that is not available.
 */
export function textLanguage(tag: string): { code: string; method: LanguageMethod } | undefined {
  const lower = tag.toLowerCase();
  const code = lower === 'ar-ma' ? 'ary' : lower === 'ar-dz' ? 'arq' : (lower.split('-')[0] ?? '');
  const method = Object.hasOwn(METHODS, code) ? METHODS[code] : undefined;
  return method && { code, method };
}
