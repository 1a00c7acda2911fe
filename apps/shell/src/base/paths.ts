import { LANGUAGES, PATHS, type BundledLanguage } from '@nafas/platform';

/** The page that View all of the bell leads to. */
export const NOTIFICATIONS_PATH = `${PATHS.dashboard}/notifications`;

/** The pages that exist once for each language, each at an address of its own. */
export const PUBLIC_PATHS: readonly string[] = [
  PATHS.landing,
  PATHS.terms,
  PATHS.privacy,
  PATHS.help,
];

/** The language whose addresses have no prefix. */
const PLAIN: BundledLanguage = 'en';

/** The language an address names by its prefix (`/ar/help`); null when it names none. */
export function languageOfPath(pathname: string): BundledLanguage | null {
  const first = pathname.split('/')[1];
  return LANGUAGES.find((each) => each !== PLAIN && each === first) ?? null;
}

/** The address without its language: `/ar/help` and `/help` are both `/help`. */
export function plainPath(pathname: string): string {
  const named = languageOfPath(pathname);
  return named === null ? pathname : pathname.slice(named.length + 1) || '/';
}

/**
 * The address of a public page in a language: `/help` in Arabic is `/ar/help`. Any other address is the same in every
 * language. What follows `?` or `#` stays.
 */
export function pathIn(language: BundledLanguage, address: string): string {
  const path = plainPath(address.replace(/[?#].*$/, ''));
  const rest = address.slice(address.replace(/[?#].*$/, '').length);
  const prefix = language === PLAIN || !PUBLIC_PATHS.includes(path) ? '' : `/${language}`;
  return prefix + path + rest;
}

/** State of a navigation that only changes the language of the page: it keeps its place. */
export const SAME_PAGE = { isSamePage: true } as const;
