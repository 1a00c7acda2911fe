import data from './helplines.json' with { type: 'json' };
import type { CountryHelp, HelplineTable } from './types.ts';

// The JSON's literals come in as plain strings; helplines.test.ts checks each against its type.
const table = data as HelplineTable;

/** The international directory, for where there is no row. */
export const DIRECTORY_URL = 'https://findahelpline.com';

/** Month (YYYY-MM) in which the table was compiled. */
export const HELPLINES_COMPILED: string = table.compiled;

/** Countries (ISO 3166 codes) with at least an emergency number. */
export const HELPLINE_COUNTRIES: readonly string[] = Object.keys(table.countries);

// Their people are asked for the directory and the emergency number of the place: no page names a line or a number yet.
const WITHOUT_ROW = ['DJ', 'IR', 'KM', 'MR', 'NG', 'SG', 'SO'];

/** The countries that can be chosen: those of the table, and those that have no row in it yet. */
export const HELP_COUNTRIES: readonly string[] = [...HELPLINE_COUNTRIES, ...WITHOUT_ROW];

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
 * The country the person's languages name: the first region among them that can be chosen, else null. Languages
 * without a region name no country; nothing is guessed.
 *
 * @param languages BCP 47 tags, most wanted first, such as `navigator.languages`.
 */
export function countryOfLanguages(languages: readonly string[]): string | null {
  for (const tag of languages) {
    const region = /[-_]([A-Za-z]{2})(?=[-_]|$)/.exec(tag)?.[1]?.toUpperCase();
    if (region !== undefined && HELP_COUNTRIES.includes(region)) return region;
  }
  return null;
}

/** A `tel:` address of a number as written in the table. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** An `sms:` address with the word to send, where there is one. */
export function smsHref(text: { number: string; word: string | null }): string {
  const to = text.number.replace(/[^\d+]/g, '');
  return text.word === null ? `sms:${to}` : `sms:${to}?body=${encodeURIComponent(text.word)}`;
}
