import { LANGUAGES, type BundledLanguage } from '@nafas/platform';
import type { Words } from './words.ts';

/** The texts of a file of `locales`, by language: the demo has them all, as a row of the database has. */
export async function inEveryLanguage<Texts>(
  load: (language: BundledLanguage) => Promise<{ readonly default: Texts }>,
): Promise<(say: (texts: Texts, language: BundledLanguage) => string) => Words> {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await load(language)).default] as const),
  );
  return (say) =>
    Object.fromEntries(all.map(([language, texts]) => [language, say(texts, language)])) as Words;
}
