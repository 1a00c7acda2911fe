/** A training sentence with so many of a judged sentence's words is taken out of training. */
export const SHARED_WORDS = 0.6;
// Two or three words are shared by anything.
const FEWEST_WORDS = 4;

const splitWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Tells whether a text holds {@link SHARED_WORDS} of the words of a judged text. */
export function nearTo(judged: readonly string[]): (text: string) => boolean {
  const sizes: number[] = [];
  const holders = new Map<string, number[]>();
  for (const text of judged) {
    const words = splitWords(text);
    if (words.size < FEWEST_WORDS) continue;
    for (const word of words) {
      const known = holders.get(word);
      if (known) known.push(sizes.length);
      else holders.set(word, [sizes.length]);
    }
    sizes.push(words.size);
  }
  const shared = new Int32Array(sizes.length);
  return (text) => {
    const seen: number[] = [];
    let isNear = false;
    for (const word of splitWords(text)) {
      for (const at of holders.get(word) ?? []) {
        const count = (shared[at] ?? 0) + 1;
        shared[at] = count;
        if (count === 1) seen.push(at);
        if (count >= SHARED_WORDS * (sizes[at] ?? Infinity)) isNear = true;
      }
    }
    for (const at of seen) shared[at] = 0;
    return isNear;
  };
}
