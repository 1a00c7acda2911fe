import { foldText } from '@nafas/platform/search';

/** A stretch of a note: its text, or null where it is blacked out. */
export type Piece = string | null;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** And, so, by, like, for and the article, which Arabic writes together with a name. */
const JOINED = /^(?:[وف]?[بلك]?|[وف]?[بك]?ال|[وف]?لل)$/u;

/** Signs that are written without a space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The endings of a Russian name in its cases, and of what is its own (Анин). */
const CASE = /^(?:[аяеиоуыью]|[ое][ийм]|[аяиы][мхн]|ин\p{L}{0,2}|ью|ами|ями)?$/u;

/** A word of a text, where it stands, and as it is compared. */
interface Written {
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

/** The words of a text in their order; a word is named by its place among them. */
export function findWords(text: string): readonly Written[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: run, index }) =>
    splitRun(run).map(({ segment, index: at }) => ({
      from: index + at,
      to: index + at + segment.length,
      folded: foldText(segment),
    })),
  );
}

/** Chinese and Japanese words have no space between them. */
function splitRun(run: string): readonly { segment: string; index: number }[] {
  if (!UNSPACED.test(run)) return [{ segment: run, index: 0 }];
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)];
}

/** The words of a name, as they are compared. */
export const toName = (name: string): readonly string[] =>
  UNSPACED.test(name) ? [foldText(name)] : findWords(name).map(({ folded }) => folded);

/** Whether a word is a name, also with what its language writes onto it: an article, a case, a particle. */
function isSame(written: string, name: string): boolean {
  if (written === name || written === `${name}s`) return true;
  if (written.endsWith(name) && JOINED.test(written.slice(0, -name.length))) return true;
  if (/\p{Script=Hangul}/u.test(name)) return startsWithSyllables(written, name);
  return /^\p{Script=Cyrillic}{3,}$/u.test(name) && isDeclined(written, name);
}

// Folded Hangul is in letters, in which 지미 is the beginning of 지민.
function startsWithSyllables(written: string, name: string): boolean {
  const syllables = name.normalize('NFC');
  return syllables.length > 1 && written.normalize('NFC').startsWith(syllables);
}

/** A Russian name changes its last letters: Аня, Ане, Аней. One too many is blacked out rather than one too few. */
function isDeclined(written: string, name: string): boolean {
  const stem = name.replace(/[аяеиоуыью]$/u, '');
  return written.startsWith(stem) && CASE.test(written.slice(stem.length));
}

/** The places of the words of a text that are one of the names, whatever their case, marks, prefixes and endings. */
export function findNames(text: string, names: readonly (readonly string[])[]): readonly number[] {
  const words = findWords(text);
  const found = new Set<number>();
  for (const name of names) {
    const [only] = name;
    if (only === undefined) continue;
    if (UNSPACED.test(only)) {
      for (const at of findUnspaced(words, only)) found.add(at);
      continue;
    }
    words.forEach((_, at) => {
      const isHere = name.every((part, step) => isSame(words[at + step]?.folded ?? '', part));
      if (isHere) name.forEach((__, step) => found.add(at + step));
    });
  }
  return [...found].sort((a, b) => a - b);
}

/** The words that a name without spaces is in: where its words end is a guess, so a name may be in parts of two. */
function findUnspaced(words: readonly Written[], name: string): readonly number[] {
  const of: number[] = [];
  const whole = words
    .map(({ folded, from }, at) => {
      const isApart = at > 0 && words[at - 1]?.to !== from;
      const piece = isApart ? ` ${folded}` : folded;
      for (let n = 0; n < piece.length; n += 1) of.push(at);
      return piece;
    })
    .join('');
  const found: number[] = [];
  for (let at = whole.indexOf(name); at !== -1; at = whole.indexOf(name, at + 1)) {
    found.push(...of.slice(at, at + name.length));
  }
  return found;
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
