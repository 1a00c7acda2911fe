import { foldText } from '@nafas/platform/search';

/** A stretch of a note: its text, or null where it is blacked out. */
export type Piece = string | null;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** And, so, by, like, for and the article, which Arabic writes together with a name. */
const JOINED = /^(?:[وف]?[بلك]?|[وف]?[بك]?ال|[وف]?لل)$/u;

/** A word of a text, where it stands, and as it is compared. */
interface Written {
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

/** The words of a text in their order; a word is named by its place among them. */
export function findWords(text: string): readonly Written[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    folded: foldText(word),
  }));
}

/** The words of a name, as they are compared. */
export const toName = (name: string): readonly string[] =>
  findWords(name).map(({ folded }) => folded);

const isSame = (written: string, name: string) =>
  written === name || (written.endsWith(name) && JOINED.test(written.slice(0, -name.length)));

/** The places of the words of a text that are one of the names, whatever their case, marks and Arabic prefixes. */
export function findNames(text: string, names: readonly (readonly string[])[]): readonly number[] {
  const words = findWords(text);
  const found = new Set<number>();
  for (const name of names) {
    if (name.length === 0) continue;
    words.forEach((_, at) => {
      const isHere = name.every((part, step) => isSame(words[at + step]?.folded ?? '', part));
      if (isHere) name.forEach((__, step) => found.add(at + step));
    });
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * A text without the words at these places. Words that follow each other are one gap, so that nobody counts them; what was
 * there is nowhere in the result.
 */
export function redact(text: string, out: readonly number[]): readonly Piece[] {
  const words = findWords(text);
  const gaps = words.filter((_, at) => out.includes(at));
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of gaps) {
    const before = text.slice(end, from);
    const isJoined = pieces.at(-1) === null && before.trim() === '';
    if (!isJoined) {
      if (before !== '') pieces.push(before);
      pieces.push(null);
    }
    end = to;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
