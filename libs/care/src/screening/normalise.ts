const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const BOUNDARY = /[.!?؟؛;…\n\r]+|[,،:](?=\s)|\s[-–—]+\s/g;

/**
 * One spelling of a text: lower case, apostrophes gone ("don't" is "dont"), Arabic without vowels and with one form of
 * alef, ya, hamza carriers and ta marbuta, letters disguised by signs restored ("su*cide", "k!ll"), every other sign a
 * space, and a lone "." where a clause ends, so that a "not" does not reach across it.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/(?<=\p{L})[1!*](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})[0](?=\p{L})/gu, 'o')
    .replace(BOUNDARY, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The spellings to search: letters drawn out three times or more ("dieee", "اموووت") stand for one letter or for two,
 * so both are tried.
 */
export function spellings(text: string): string[] {
  const plain = normalise(text);
  const single = plain.replace(/(\p{L})\1{2,}/gu, '$1');
  const double = plain.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return single === double ? [single] : [single, double];
}
