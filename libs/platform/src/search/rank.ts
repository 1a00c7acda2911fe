import { foldText } from './fold-text.ts';

/**
 * How well texts answer what was typed: 0 when not every typed word is in one of them, else higher for a match at the
 * start of the first text, at the start of a word, and elsewhere. Nothing typed matches everything alike.
 */
export function rank(typed: string, texts: readonly string[]): number {
  const words = foldText(typed).split(' ').filter(Boolean);
  const folded = texts.map(foldText);
  const scores = words.map((word) =>
    Math.max(0, ...folded.map((text, at) => place(text, word, at))),
  );
  return scores.includes(0) ? 0 : 1 + scores.reduce((sum, score) => sum + score, 0);
}

function place(text: string, word: string, at: number): number {
  const found = text.indexOf(word);
  if (found === -1) return 0;
  if (found === 0) return at === 0 ? 4 : 3;
  // The Arabic article is written together with its word.
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:\u0627\u0644)?${escape(word)}`, 'u').test(text)
    ? 2
    : 1;
}

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
