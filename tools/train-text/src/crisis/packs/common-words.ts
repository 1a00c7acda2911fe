import { normalise, toPlain } from '@nafas/care/classifier';

const MOST = 100;
const LATIN_WORD = /^[a-z]{2,}$/;

/** The words that the most texts hold, as packs read them; those of one letter tell no language. */
export function commonWords(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(normalise(toPlain(text)).split(' '))) {
      if (LATIN_WORD.test(word)) seen.set(word, (seen.get(word) ?? 0) + 1);
    }
  }
  return [...seen]
    .sort(([a, often], [b, other]) => other - often || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([word]) => word);
}
