import type { Lexicon, LexiconHit } from './lexicon.ts';

/** Longest phrase of the lexicons, in words. */
const LONGEST = 5;

/** How a language is read against its lexicon. */
export interface LexiconReader {
  readonly lexicon: Lexicon;
  /** Base forms to look up for a single word, best first; `negated`: the form itself says "not". */
  readonly forms: (
    token: string,
  ) => readonly { readonly form: string; readonly negated: boolean }[];
  readonly tokens: (text: string) => readonly string[];
  readonly scope: (tokens: readonly string[]) => Uint8Array;
}

/** Finds the longest phrases from left to right, then single words. */
export function findHits(text: string, reader: LexiconReader): LexiconHit[] {
  const tokens = reader.tokens(text);
  const scope = reader.scope(tokens);
  const hits: LexiconHit[] = [];
  // Emoticons and phrases first: ":(" is one token, "can't sleep" one thing.
  for (let i = 0; i < tokens.length;) {
    const length = phraseAt(tokens, i, reader.lexicon);
    if (length > 0) {
      const words = tokens.slice(i, i + length).join(' ');
      push(hits, words, reader.lexicon.get(words), scope[i] === 1);
      i += length;
      continue;
    }
    const token = tokens[i] ?? '';
    for (const { form, negated } of reader.forms(token)) {
      const found = reader.lexicon.get(form);
      if (!found) continue;
      push(hits, token, found, (scope[i] === 1) !== negated);
      break;
    }
    i++;
  }
  return hits;
}

function push(
  hits: LexiconHit[],
  words: string,
  found: LexiconHit['class'] | undefined,
  negated: boolean,
) {
  if (found) hits.push({ words, class: found, negated });
}

/** First words of the phrases of a lexicon: most words begin none, and need no joining to find that out. */
const beginnings = new WeakMap<Lexicon, ReadonlySet<string>>();

function collectBeginnings(lexicon: Lexicon): ReadonlySet<string> {
  const known = beginnings.get(lexicon);
  if (known) return known;
  const phrases = [...lexicon.keys()].filter((entry) => entry.includes(' '));
  const made = new Set(phrases.map((entry) => entry.slice(0, entry.indexOf(' '))));
  beginnings.set(lexicon, made);
  return made;
}

function phraseAt(tokens: readonly string[], at: number, lexicon: Lexicon): number {
  if (!collectBeginnings(lexicon).has(tokens[at] ?? '')) return 0;
  for (let length = Math.min(LONGEST, tokens.length - at); length > 1; length--) {
    if (lexicon.has(tokens.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
