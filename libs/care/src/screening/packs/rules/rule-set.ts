import { atPace } from '../../pace.ts';
import { findRequiredWords } from '../../required-words.ts';
import { toRuled, toSource } from './normalise-for-rules.ts';

/** What people say in one language, as its author wrote it (README.md beside this file). */
export interface RuleSet {
  /** What someone in danger says: a text with one of them is `crisis`. */
  readonly crisis: readonly string[];
  /** What worries: a text with one of them is at least `concern`. */
  readonly concern: readonly string[];
  /** What takes danger out of its sentence: a denial, a saying, news and films, somebody else, what is over. */
  readonly clears: readonly string[];
}

/** What the rules of a language say of a text; `cleared` where they know its words for something else. */
export type Said = 'crisis' | 'concern' | 'cleared' | null;

/** Reads a text by the rules of one language. */
export type ReadRules = (text: string) => Said;

/** The languages that put no space between words, or leave it out as they like. */
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

/**
 * Makes a set of rules ready to read with. A pattern is read and compiled at the first text that may hold it.
 *
 * @param language the tag of the language.
 */
export function readRules(language: string, set: RuleSet): ReadRules {
  return toReader(makeFinders(language, set));
}

/** As {@link readRules}, with all patterns read already, so that the first text need not wait for it. */
export async function prepareRules(language: string, set: RuleSet): Promise<ReadRules> {
  const finders = makeFinders(language, set);
  const { crisis, concern, clears } = finders;
  await atPace([...crisis, ...concern, ...clears], (finder) => finder.prepare());
  return toReader(finders);
}

/** One pattern, as it is looked for. */
interface Finder {
  isIn(text: string): boolean;
  /** Reads the pattern ahead of the first text. */
  prepare(): void;
}

interface Finders extends Readonly<Record<keyof RuleSet, readonly Finder[]>> {
  readonly isSpaced: boolean;
}

function makeFinders(language: string, set: RuleSet): Finders {
  const isSpaced = !UNSPACED.has(language);
  const make = (pattern: string) => makeFinder(pattern, isSpaced);
  return {
    isSpaced,
    crisis: set.crisis.map(make),
    concern: set.concern.map(make),
    clears: set.clears.map(make),
  };
}

function toReader({ isSpaced, ...rules }: Finders): ReadRules {
  return (text) => {
    let said: Said = null;
    for (const spellings of toRuled(text, isSpaced)) {
      const says = (kind: keyof RuleSet) =>
        rules[kind].some((finder) => spellings.some((each) => finder.isIn(each)));
      if (says('clears')) said ??= 'cleared';
      else if (says('crisis')) return 'crisis';
      else if (says('concern')) said = 'concern';
    }
    return said;
  };
}

// Most sentences hold no word of most patterns: to look for the words costs a hundredth of compiling.
function makeFinder(pattern: string, isSpaced: boolean): Finder {
  let known: { source: string; words: readonly string[] | null } | undefined;
  let compiled: RegExp | undefined;
  const read = () => {
    if (known) return known;
    const source = toSource(pattern, isSpaced);
    return (known = { source, words: findRequiredWords(source) });
  };
  return {
    prepare: () => void read(),
    isIn(text) {
      const { source, words } = read();
      if (words !== null && !words.some((word) => text.includes(word))) return false;
      compiled ??= new RegExp(isSpaced ? `(?<![^ ])(?:${source})(?![^ ])` : source, 'u');
      return compiled.test(text);
    },
  };
}
