import { languageByScript } from './packs/script-language.ts';
import passed from './packs/passed.json' with { type: 'json' };

/** The languages whose screen was measured and found good enough (docs/care.md). */
const MEASURED: readonly string[] = ['en', 'ar', ...passed];

// Letters of Persian and Urdu that no Arabic keyboard has.
const NOT_ARABIC = /[\u0679\u0688\u0691\u06a9\u06ba\u06c1\u06cc\u06d2]/u;
// Letters with marks, as in French, Spanish, German, Turkish or Polish; one alone is a café.
const NOT_ENGLISH = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e]/gu;
const OTHER_SCRIPT = /(?!\p{Script=Latin}|\p{Script=Arabic})\p{L}/gu;
const NOT_LATIN: readonly string[] = ['ar', 'ru', 'zh', 'ja', 'ko'];

/**
 * Whether the crisis screen was measured for the language a person writes in, as far as the letters and the language of
 * the interface tell, and found good enough. Where it was not, a quiet help line stays beside the field.
 *
 * @param language of the interface, BCP 47.
 */
export function isScreened(text: string, language: string, measured = MEASURED): boolean {
  const tag = language.split('-')[0] ?? '';
  if (!measured.includes(tag)) return false;
  const written = languageByScript(text);
  if (written !== null) return measured.includes(written);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) * 2 > letters) return false;
  if (NOT_ARABIC.test(text)) return false;
  // Whoever reads French here may write it.
  const isMarked = (text.match(NOT_ENGLISH)?.length ?? 0) >= 2;
  return !isMarked || (tag !== 'en' && !NOT_LATIN.includes(tag));
}
