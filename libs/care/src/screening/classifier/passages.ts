const SENTENCE = /[^.!?؟…\n\r]+[.!?؟…\n\r]*/g;
// What was learnt from are texts of up to about 50 words.
const MOST_WORDS = 50;

/** A part of a text that is weighed by itself. */
export interface Passage {
  readonly whole: string;
  readonly sentences: readonly string[];
}

/**
 * What of a text is weighed by itself: all of it, when it is short; else every run of sentences that is, so that a
 * line on the fourth page counts like a message of one line.
 */
export function passagesOf(text: string): Passage[] {
  const sentences = (text.match(SENTENCE) ?? []).flatMap(pieces);
  const found: Passage[] = [];
  let end = 0;
  for (let start = 0; end < sentences.length; start++) {
    end = endOfRun(sentences, start);
    const run = sentences.slice(start, end);
    found.push({ whole: run.join(' '), sentences: run });
  }
  return found;
}

/** Where the longest short run of sentences that begins at `start` ends. */
function endOfRun(sentences: readonly string[], start: number): number {
  let words = 0;
  for (let at = start; at < sentences.length; at++) {
    words += wordsOf(sentences[at] ?? '').length;
    if (words > MOST_WORDS && at > start) return at;
  }
  return sentences.length;
}

/** A sentence without an end is cut, with half of each piece in the next one. */
function pieces(sentence: string): string[] {
  const words = wordsOf(sentence);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += MOST_WORDS / 2) {
    found.push(words.slice(at, at + MOST_WORDS).join(' '));
    if (at + MOST_WORDS >= words.length) break;
  }
  return found;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
