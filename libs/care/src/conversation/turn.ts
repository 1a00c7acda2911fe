import type { CrisisScreening } from '../screening/decide.ts';
import type { Turn } from './state.ts';

const LATIN_ARABIC = /^ar\.latin/;

// Words that only Arabic in Latin letters has, and English ones that it hasn't.
const LATIN_WORDS =
  /(?:^|\s)(?:\S*[a-z][2357][a-z]\S*|[2357][a-z]{2,}\S*|msh|mesh|wallah|wallahi|ana|enta|enti|bghit|daba|walou|3an|ya rab)(?=\s|$|[.,!?])/i;
const ENGLISH =
  /(?:^|\s)(?:the|is|are|my|and|to|you|not|it|i'?m|i|of|that|have|was|with|don'?t|can'?t)(?=\s|$|[.,!?])/i;

// "ah", "msh 3aref": an answer in letters that tell no language goes on in that of the conversation.
const isShort = (text: string) => text.trim().split(/\s+/).length <= 3;

/** A turn from what the screen made of its text; Arabic in Latin letters is answered in Arabic. */
export function readTurn(
  text: string,
  screening: CrisisScreening,
  at: number,
  fallback: 'en' | 'ar',
): Turn {
  const { level, kinds, matched } = screening;
  const rules = matched.map(({ rule }) => rule);
  const isArabic =
    /\p{Script=Arabic}/u.test(text) ||
    rules.some((rule) => LATIN_ARABIC.test(rule)) ||
    (LATIN_WORDS.test(text) && !ENGLISH.test(text)) ||
    (fallback === 'ar' && (isShort(text) || !ENGLISH.test(text)));
  const language = isArabic ? 'ar' : /\p{Script=Latin}/u.test(text) ? 'en' : fallback;
  return { text, level, kinds, rules, at, language };
}
