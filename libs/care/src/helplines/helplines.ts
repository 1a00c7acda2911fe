import data from './helplines.json' with { type: 'json' };
import { namedRegion } from './named-region.ts';
import type { CountryHelp, Helpline, HelplineTable } from './types.ts';

// The JSON's literals come in as plain strings; helplines.test.ts checks each against its type.
const table = data as HelplineTable;

/** The international directory, for where there is no row. */
export const DIRECTORY_URL = 'https://findahelpline.com';

/** Month (YYYY-MM) in which the table was compiled. */
export const HELPLINES_COMPILED: string = table.compiled;

/** The countries that can be chosen (ISO 3166 codes): each has at least an emergency number. */
export const HELP_COUNTRIES: readonly string[] = Object.keys(table.countries);

/**
 * Emergency number and crisis lines of a country, from the bundled table: no network. `lines` is empty where no line is
 * confirmed well enough (then show the emergency number and {@link DIRECTORY_URL}); null for an unknown country.
 *
 * @param country ISO 3166-1 alpha-2, in any case.
 */
export function helplinesFor(country: string): CountryHelp | null {
  const code = country.toUpperCase();
  return Object.hasOwn(table.countries, code) ? (table.countries[code] ?? null) : null;
}

/**
 * The country the person's languages name, if it is one that can be chosen, else null: then the page asks. Languages
 * without a region name no country; nothing is guessed.
 *
 * @param languages BCP 47 tags, most wanted first, such as `navigator.languages`.
 */
export function countryOfLanguages(languages: readonly string[]): string | null {
  const region = namedRegion(languages);
  return region !== null && HELP_COUNTRIES.includes(region) ? region : null;
}

/**
 * The name of a line for somebody who reads a language, and the language that name is in: Arabic for Arabic, where the source
 * gave an Arabic one, else English.
 */
export function helplineName(
  { name, nativeName }: Pick<Helpline, 'name' | 'nativeName'>,
  language: string,
): { readonly name: string; readonly lang: 'ar' | 'en' } {
  const isArabic =
    language === 'ar' && nativeName !== null && /\p{Script=Arabic}/u.test(nativeName);
  return isArabic ? { name: nativeName, lang: 'ar' } : { name, lang: 'en' };
}

/** A `tel:` address of a number as written in the table. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** The site of a line's chat, as it is named to people; null where it is WhatsApp. */
export function chatSite(address: string): string | null {
  const { host } = new URL(address);
  return host === 'wa.me' ? null : host.replace(/^www\./, '');
}

/** An `sms:` address with the word to send, where there is one. */
export function smsHref(text: { number: string; word: string | null }): string {
  const to = text.number.replace(/[^\d+]/g, '');
  return text.word === null ? `sms:${to}` : `sms:${to}?body=${encodeURIComponent(text.word)}`;
}
