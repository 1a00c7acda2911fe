import { arabicForms, arabicTokens, normaliseArabic } from './arabic-text.ts';
import { ARABIC_LEXICON } from './arabic-words.ts';
import type { LexiconReader } from './match.ts';

const words = (list: string) => new Set(list.split(' ').map(normaliseArabic));

/** Standard, Levantine, Egyptian, Gulf; "ما" and "لا" with their joined forms. */
const NEGATORS = words(
  'لا لم لن ما ليس ليست ليسوا لست لسنا لستم غير بدون دون ولا مش موش مو موب مب مهو ماني مانيش منيش ' +
    'ماهو ماهي مهي مانا عمري ماعاد معدتش معد ماكو مافي مافيش مفيش ماعندي معنديش ماعنديش عديم قليل',
);
const ENDS_SCOPE = words('لكن ولكن بس لكنني لكني ولكني وانا لان لأني عشان علشان إلا');
const REACH = 3;

function scope(tokens: readonly string[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let left = 0;
  tokens.forEach((token, i) => {
    if (NEGATORS.has(token)) left = REACH;
    else if (ENDS_SCOPE.has(token) || !/[\p{L}\p{N}]/u.test(token)) left = 0;
    else if (left > 0) {
      marks[i] = 1;
      left--;
    }
  });
  return marks;
}

/** Arabic, standard and the commonest spoken words. */
export const ARABIC: LexiconReader = {
  lexicon: ARABIC_LEXICON,
  forms: arabicForms,
  tokens: arabicTokens,
  scope,
};
