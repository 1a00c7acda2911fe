import { normalise } from '../normalise.ts';
import { loadedLanguages, loadedPack, type PackLanguage } from './pack.ts';
import { toPlain } from './pack-features.ts';
import { HAS_SCRIPT, languageByScript } from './script-language.ts';

// English words that no language with a pack writes so, except by chance.
const ENGLISH = new Set(
  'i will the and of to that it is was you my me have this for with be are not so but they we what just all do would can out if about get know like up when there how been no dont want cant feel im ive'.split(
    ' ',
  ),
);

/** So many common words more than English has, and a text is not English. */
const SURE = 2;

/**
 * What reads a text: loaded packs, by its letters, or in Latin letters by its common words; null is the screen of English
 * and Arabic. More than one where its words tell none from the other, as in a text of two words.
 */
export function findReaders(text: string): readonly (PackLanguage | null)[] {
  const byScript = languageByScript(text);
  if (byScript !== null) return [loadedPack(byScript) === null ? null : byScript];
  const latin = loadedLanguages().filter((each) => !HAS_SCRIPT.has(each));
  if (latin.length === 0 || !/\p{Script=Latin}/u.test(text)) return [null];
  if (/\p{Script=Arabic}/u.test(text)) return [null];
  const words = normalise(toPlain(text)).split(' ');
  const counted = [null, ...latin].map((language) => {
    const common = language === null ? ENGLISH : (loadedPack(language)?.common ?? ENGLISH);
    return { language, count: words.filter((word) => common.has(word)).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  const english = counted[0]?.count ?? 0;
  return counted
    .filter(({ language, count }) => (language === null ? most - english < SURE : count === most))
    .map(({ language }) => language);
}
