import { findRequiredWords } from '../../required-words.ts';
import { lookLast } from './look-last.ts';
import { toSource } from './normalise-for-rules.ts';

/** One pattern, as it is looked for. */
export interface Finder {
  isIn(text: string): boolean;
  /** What stands before and after it; the whole text where it is not there. */
  cutFrom(text: string): readonly string[];
  /** Reads the pattern ahead of the first text. */
  prepare(): void;
}

function compile(source: string, isSpaced: boolean): RegExp {
  const looked = lookLast(source);
  return new RegExp(isSpaced ? `(?<![^ ])(?:${looked})(?![^ ])` : looked, 'u');
}

// Most sentences hold no word of most patterns: to look for the words costs a hundredth of compiling.
/** A pattern to look for, read and compiled at the first text that may hold it. */
export function makeFinder(pattern: string, isSpaced: boolean): Finder {
  let known: { source: string; words: readonly string[] | null } | undefined;
  let compiled: RegExp | undefined;
  const read = () => {
    if (known) return known;
    const source = toSource(pattern, isSpaced);
    return (known = { source, words: findRequiredWords(source) });
  };
  const find = (text: string): RegExpExecArray | null => {
    const { source, words } = read();
    if (words !== null && !words.some((word) => text.includes(word))) return null;
    compiled ??= compile(source, isSpaced);
    return compiled.exec(text);
  };
  return {
    prepare: () => void read(),
    isIn: (text) => find(text) !== null,
    cutFrom(text) {
      const found = find(text);
      if (!found) return [text];
      return [text.slice(0, found.index), text.slice(found.index + found[0].length)].map((each) =>
        each.trim(),
      );
    },
  };
}
