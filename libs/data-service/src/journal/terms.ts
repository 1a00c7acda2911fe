import { foldText } from '@nafas/platform/search';

/** A typed word, and the emotion words that are called so in the person's language. */
export interface Term {
  readonly text: string;
  readonly words: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** And, so, by, like, for and the article, which Arabic writes together with a word. */
const ARTICLE =
  /^(?:[\u0648\u0641]?[\u0628\u0643]?\u0627\u0644|[\u0648\u0641]?\u0644\u0644)(?=..)/u;

/** The words of what was typed, as search compares them, each once. */
export function splitWords(typed: string): readonly string[] {
  const words = (typed.match(WORD) ?? []).map(foldText).filter((word) => word !== '');
  return [...new Set(words)];
}

/** The end of an English word that a reader takes for the same: walks, walked, walking. */
const stem = (word: string) =>
  word.length < 4 ? word : word.replace(/(?:(?<=ss|sh|ch|x)es|ies|s|ed|ing|y|e)$/, '');

/** Chinese and Japanese write no spaces, Korean few: what was typed may stand anywhere in what is written so. */
const UNSPACED = /[\u3005\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]/u;
const compose = (word: string) => word.normalize('NFC');

const withoutArticle = (word: string) => word.replace(ARTICLE, '');

/** Whether a word that was written, folded, is meant by one that was typed, folded. */
function isMeant(written: string, typed: string): boolean {
  if (written.startsWith(typed)) return true;
  if (UNSPACED.test(compose(typed))) return compose(written).includes(compose(typed));
  const bare = withoutArticle(written);
  return bare.startsWith(withoutArticle(typed)) || stem(written) === stem(typed);
}

/** The parts of a text that typed words mean, as places in it, in order. */
export function findMatches(
  text: string,
  typed: readonly string[],
): readonly (readonly [from: number, to: number])[] {
  return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const written = foldText(word);
    const meant = typed.filter((one) => isMeant(written, one));
    if (meant.length === 0) return [];
    // Of a phrase without spaces, the part that was typed.
    const [part] = meant.map(compose).filter((one) => UNSPACED.test(one));
    const at = part === undefined ? -1 : word.indexOf(part);
    return part === undefined || at < 0
      ? [[index, index + word.length] as const]
      : [[index + at, index + at + part.length] as const];
  });
}

/** Whether a term is found in a note, a tag or the emotion words. */
export function findTerm(
  { text, words }: Term,
  entry: {
    readonly notes: string | null;
    readonly tags: readonly string[];
    readonly words: readonly string[];
  },
): boolean {
  if (words.some((word) => entry.words.includes(word))) return true;
  const typed = splitWords(text);
  if (typed.length === 0) return true;
  const written = splitWords([entry.notes ?? '', ...entry.tags].join(' ')).concat(entry.words);
  return typed.every((one) => written.some((word) => isMeant(word, one)));
}
