/** What stands between the items where CLDR's lists of units have a space or nothing, so that words run together. */
const BETWEEN: Readonly<Record<string, string>> = {
  zh: '、',
  ja: '、',
  ko: ', ',
  ru: ', ',
};

/**
 * Lists words or short phrases without an "and": `calm, rested`, `平静、知足`.
 *
 * @param locale a tag of a locale, as `formatLocale` gives it.
 * @param style of the list where the language has more than one.
 */
export function listFormat(
  locale: string,
  style: 'long' | 'short' = 'short',
): { format(items: Iterable<string>): string } {
  const between = BETWEEN[locale.split('-')[0] ?? ''];
  if (between === undefined) return new Intl.ListFormat(locale, { style, type: 'unit' });
  return { format: (items) => [...items].join(between) };
}
