/**
 * Arabic spelling levelled: vowel signs and tatweel away, alef with or without hamza one letter,
 * final ya and alef maqsura one, ta marbuta as ha, hamza on waw or ya as the bare letter, and
 * letters stretched for emphasis ("تعبااان") written once.
 */
export function normaliseArabic(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200c-\u200f]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ؤ/gu, 'و')
    .replace(/ئ/gu, 'ي')
    .replace(/(.)\1{2,}/gu, '$1');
}

/** Words, emoji and marks of a text already levelled. */
export function arabicTokens(text: string): string[] {
  return (
    normaliseArabic(text)
      .toLowerCase()
      .match(/\p{Extended_Pictographic}|[:;]['-]?[()d]|<3|[\p{L}\p{M}\p{N}]+|[!?؟.،؛,;]+/gu) ?? []
  );
}

const PREFIXES = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ه', 'ح', 'م'];
const SUFFIXES = ['يين', 'ين', 'ون', 'ات', 'ه', 'ا', 'ني', 'نا', 'ك', 'ي', 'وا'];

/**
 * The word itself and what is left of it without the usual prefixes and suffixes; a word in
 * "ما…ش" ("مافرحتش", "مفرحتش") is negated by its own form.
 */
export function arabicForms(token: string): { form: string; negated: boolean }[] {
  const out = plainForms(token).map((form) => ({ form, negated: false }));
  if (token.endsWith('ش') && token.length > 4 && token.startsWith('م')) {
    const stem = token.slice(token.startsWith('ما') ? 2 : 1, -1);
    out.push(...plainForms(stem).map((form) => ({ form, negated: true })));
  }
  return out;
}

function plainForms(token: string): string[] {
  const starts = [
    token,
    ...PREFIXES.filter((p) => token.startsWith(p)).map((p) => token.slice(p.length)),
  ];
  const all = starts.flatMap((word) => [
    word,
    ...SUFFIXES.filter((s) => word.endsWith(s)).map((s) => word.slice(0, -s.length)),
  ]);
  return all.filter((word) => word.length >= 3 || word === token);
}
