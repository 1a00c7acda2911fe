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
 * Makes a set of rules ready to read with. A pattern is compiled at the first text that may hold it.
 *
 * @param language the tag of the language.
 */
export function readRules(language: string, set: RuleSet): ReadRules {
  const isSpaced = !UNSPACED.has(language);
  const rules = {
    crisis: set.crisis.map((each) => makeFinder(each, isSpaced)),
    concern: set.concern.map((each) => makeFinder(each, isSpaced)),
    clears: set.clears.map((each) => makeFinder(each, isSpaced)),
  };
  return (text) => {
    let said: Said = null;
    for (const spellings of toRuled(text, isSpaced)) {
      const says = (kind: keyof RuleSet) =>
        rules[kind].some((isIn) => spellings.some((each) => isIn(each)));
      if (says('clears')) said ??= 'cleared';
      else if (says('crisis')) return 'crisis';
      else if (says('concern')) said = 'concern';
    }
    return said;
  };
}

// Most sentences hold no word of most patterns: to look for the words costs a hundredth of compiling.
function makeFinder(pattern: string, isSpaced: boolean): (text: string) => boolean {
  const source = toSource(pattern, isSpaced);
  const words = findRequiredWords(source);
  let compiled: RegExp | undefined;
  return (text) => {
    if (words !== null && !words.some((word) => text.includes(word))) return false;
    compiled ??= new RegExp(isSpaced ? `(?<![^ ])(?:${source})(?![^ ])` : source, 'u');
    return compiled.test(text);
  };
}
