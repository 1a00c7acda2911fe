import { languageName, LANGUAGES } from '@nafas/platform';
import { findTextFiles, flatten, readTexts, sameAsEnglish } from '@nafas/texts';
import type { VisibleText } from './visible-texts.ts';

/** Languages in whose writing a Latin word stands out. */
const OTHER_SCRIPTS = ['ar', 'ru', 'zh', 'ja', 'ko'];
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;
/** Words of which every English sentence has one, and no sentence in another language. */
const ENGLISH_WORD = /(?<![\p{L}’'-])(the|and|your|you|with|of|this|is)(?![\p{L}’'-])/iu;
/** What is called the same everywhere: a key, universal time, and those by whom one signs in. */
const NAMES = ['Ctrl', 'UTC', 'Apple', 'Facebook', 'GitHub', 'Google'];
const KEY = /^[a-z][\w-]*(\.[\w-]+)+$/;
const UNFILLED = /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object |<\/?\d>/;
/** Addresses of any kind, and what a program is called by. */
const ADDRESS = /\S+@\S+|https?:\S+|\b[\w-]+\.(?:org|com|txt|json|csv|pdf|md)\b/giu;
/** A name in a text tells more than one letter of a variable's surroundings would. */
const ENOUGH_LETTERS = /\p{L}{4,}/u;

const withoutVariables = (text: string) => text.replace(/\{\{.*?\}\}|<[^>]+>/g, '');

/** The texts of the product in a language, by file and key. */
function readAll(language: string): Map<string, string> {
  return new Map(
    findTextFiles().flatMap(({ folder, file }) =>
      [...flatten(readTexts(folder, language, file) ?? {})].map(
        ([key, text]) => [`${folder}/${file} ${key}`, text] as const,
      ),
    ),
  );
}

const english = readAll('en');

/** Whether a text is these parts in this order, with anything between them. An expression would take too long for it. */
function hasParts(text: string, parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from <= text.length - last.length;
}

/** Tells why a text should not stand on a page in a language; null if it may. */
export type FindFault = (text: string) => string | null;

/** What is foreign on a page in a language: English words, keys, and in other writings Latin words that no text has. */
export function foreignIn(language: string): FindFault {
  const own = readAll(language);
  const ownTexts = new Set([...own.values()].map((text) => text.replace(/\s+/g, ' ')));
  const known = [...own.values(), ...LANGUAGES.map((each) => languageName(each)), ...NAMES];
  const ownWords = new Set(known.flatMap((text) => text.match(LATIN_WORD) ?? []));
  const left = [...english].filter(
    ([key, text]) =>
      own.get(key) !== text &&
      !ownTexts.has(text.replace(/\s+/g, ' ')) &&
      !sameAsEnglish(withoutVariables(text), language),
  );
  const exact = new Map<string, string>();
  const patterns: (readonly [parts: readonly string[], key: string])[] = [];
  for (const [key, text] of left) {
    // A text with marks in it stands on the page in pieces.
    const pieces = text.includes('<') ? text.split(/<[^>]+>/) : [text];
    for (const piece of pieces.map((each) => each.replace(/\s+/g, ' ').trim())) {
      if (piece.includes('{{')) {
        if (ENOUGH_LETTERS.test(withoutVariables(piece))) {
          patterns.push([piece.split(/\{\{.*?\}\}/), key]);
        }
      } else if (/\p{L}/u.test(piece) && (pieces.length === 1 || piece.includes(' '))) {
        exact.set(piece, key);
      }
    }
  }
  const isOtherScript = OTHER_SCRIPTS.includes(language);
  return (text) => {
    if (KEY.test(text) && !ADDRESS.test(text)) return 'a key';
    if (UNFILLED.test(text)) return 'unfilled';
    const words = text.replace(ADDRESS, '');
    const key = exact.get(text) ?? patterns.find(([parts]) => hasParts(text, parts))?.[1];
    if (key !== undefined) return `English of ${key}`;
    if (ownTexts.has(text)) return null;
    if (isOtherScript) {
      const foreign = words.match(LATIN_WORD)?.filter((word) => !ownWords.has(word)) ?? [];
      return foreign.length > 0 ? `Latin: ${foreign.join(' ')}` : null;
    }
    return ENGLISH_WORD.test(words) ? 'an English sentence' : null;
  };
}

/** One line for each text that should not stand there. */
export const listFaults = (texts: readonly VisibleText[], find: FindFault): string[] => [
  ...new Set(
    texts.flatMap(({ text, where }) => {
      const fault = find(text);
      return fault === null ? [] : [`${where} “${text.slice(0, 120)}”: ${fault}`];
    }),
  ),
];
