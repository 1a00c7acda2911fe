import { atPace } from '../../pace.ts';
import { makeFinder } from './finder.ts';
import { BUT, type Finders, toReader } from './read-sentences.ts';

/** What people say in one language, as its author wrote it (README.md beside this file). */
export interface RuleSet {
  /** What someone in danger says: a text with one of them is `crisis`. */
  readonly crisis: readonly string[];
  /** What worries: a text with one of them is at least `concern`. */
  readonly concern: readonly string[];
  /**
   * What worries whatever stands beside it: somebody else's danger, violence at home, starving and purging. It is taken out
   * of its sentence before the rest is read, so that nothing clears it and its words are nobody's own danger.
   */
  readonly worries: readonly string[];
  /** What denies danger, a whole sentence long: where a text says no more than that, what was learnt must be much surer. */
  readonly denials: readonly string[];
  /** What takes danger out of its sentence, up to a "but": a denial, a saying, news and films, what is over. */
  readonly clears: readonly string[];
}

/**
 * What the rules of a language say of a text; `cleared` where they know its words for something else, `worry` where it is
 * mostly of somebody else's danger or of harm that is done to the one who writes; `denied` where all of it is a denial.
 */
export type Said = 'crisis' | 'concern' | 'worry' | 'cleared' | 'denied' | null;

/** Reads a text by the rules of one language: what they found, and what they know for something else. */
export interface ReadRules {
  (text: string): Said;
  /** The sentences of a text, each to be read ahead by itself (`readAhead`). */
  readonly stepsFor?: (text: string) => readonly (() => void)[];
}

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
  const { crisis, concern, worries, denials, clears } = finders;
  await atPace([...crisis, ...concern, ...worries, ...denials, ...clears], (finder) =>
    finder.prepare(),
  );
  return toReader(finders);
}

function makeFinders(language: string, set: RuleSet): Finders {
  const isSpaced = !UNSPACED.has(language);
  const make = (pattern: string) => makeFinder(pattern, isSpaced);
  return {
    isSpaced,
    but: BUT[language],
    crisis: set.crisis.map(make),
    concern: set.concern.map(make),
    worries: set.worries.map(make),
    denials: set.denials.map(make),
    clears: set.clears.map(make),
  };
}
