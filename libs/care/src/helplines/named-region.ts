/** The region a language tag is written with (ISO 3166-1, or UN M.49 as in `es-419`), else null; null, too, for what is no tag. */
function readRegion(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/**
 * The region that a person's languages name: the first one written among them, be it one that is known here or not, since
 * what comes behind it may be another person's country. `en-US` behind another language counts for nothing: Chromium puts
 * it behind whatever language it speaks itself.
 *
 * @param languages BCP 47 tags, most wanted first, such as `navigator.languages`.
 * @returns as in {@link Intl.Locale}, e.g. `EG` or `419`; null where no language is written with one.
 */
export function namedRegion(languages: readonly string[]): string | null {
  const isEnglish = languages[0]?.startsWith('en') === true;
  return (
    languages
      .filter((tag) => isEnglish || tag !== 'en-US')
      .map(readRegion)
      .find((region) => region !== null) ?? null
  );
}
