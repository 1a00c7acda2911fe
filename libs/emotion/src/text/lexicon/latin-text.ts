/** Lower case, without accents, and with one kind of apostrophe; letters stretched for emphasis written once. */
export function toLatinForm(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(/œ/gu, 'oe')
      .replace(/[’‘`´]/gu, "'")
      .replace(/(\p{L})\1{2,}/gu, '$1')
      // A word that lost its vowel stands by itself: "l'angoisse", "c'è".
      .replace(/(\p{L})'(?=\p{L})/gu, "$1' ")
  );
}

/** Words, emoji and marks of a text, levelled by {@link toLatinForm}. */
export function latinTokens(text: string): string[] {
  return (
    toLatinForm(text).match(
      /\p{Extended_Pictographic}|[:;]['-]?[()d](?!\p{L})|<3|[\p{L}\p{N}]+'?|[!?.,;:…]+/gu,
    ) ?? []
  );
}

// Feminine, plural and both, by what stands in their place in the form that is listed.
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/es$/u, ['', 'e']],
  [/[es]$/u, ['']],
  [/[aie]$/u, ['o', 'e']],
];

/** The word itself and what it may be a feminine or a plural of. */
export function latinForms(token: string): { form: string; negated: boolean }[] {
  const others =
    token.length < 4
      ? []
      : ENDINGS.flatMap(([ending, listed]) =>
          ending.test(token) ? listed.map((each) => token.replace(ending, each)) : [],
        );
  return [token, ...others].map((form) => ({ form, negated: false }));
}

/** What turns round the words after it. */
export interface Negation {
  readonly words: ReadonlySet<string>;
  /** Those that do so only after a word of `before`, as French "plus" after "ne". */
  readonly paired?: ReadonlySet<string>;
  readonly before?: ReadonlySet<string>;
  /** What ends it before its reach. */
  readonly ends: ReadonlySet<string>;
  /** How many words it turns round; three unless said. */
  readonly reach?: number;
}

const REACH = 3;

/** Marks the tokens that are negated. */
export function negationScope(tokens: readonly string[], negation: Negation): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let left = 0;
  tokens.forEach((token, at) => {
    const isPaired =
      negation.paired?.has(token) === true &&
      tokens.slice(Math.max(0, at - REACH), at).some((each) => negation.before?.has(each));
    if (negation.words.has(token) || isPaired) left = negation.reach ?? REACH;
    else if (negation.ends.has(token) || !/[\p{L}\p{N}]/u.test(token)) left = 0;
    else if (left > 0) {
      marks[at] = 1;
      left--;
    }
  });
  return marks;
}
