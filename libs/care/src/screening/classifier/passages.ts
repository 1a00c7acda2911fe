const SENTENCE = /[^.!?؟…\n\r]+[.!?؟…\n\r]*/g;
// The training texts have up to about 50 words.
const MOST_WORDS = 50;
// A sentence that goes on is also read in parts, as long as most of what was learnt: not everybody writes full stops.
const LONG_SENTENCE = 20;
const PART = 12;

/** A part of a text that is weighed by itself. */
export interface Passage {
  readonly whole: string;
  /** Its sentences, long ones in parts. */
  readonly sentences: readonly string[];
}

/**
 * Splits a text into the parts that are weighed separately: all of a short text, else every run of sentences, so that a
 * line on the fourth page counts like a message of one line.
 */
export function splitPassages(text: string): Passage[] {
  const sentences = (text.match(SENTENCE) ?? []).flatMap((one) => pieces(one, MOST_WORDS));
  const found: Passage[] = [];
  let end = 0;
  for (let start = 0; end < sentences.length; start++) {
    end = endOfRun(sentences, start);
    const run = sentences.slice(start, end);
    found.push({ whole: run.join(' '), sentences: run.flatMap(parts) });
  }
  return found;
}

/** Where the longest short run of sentences that begins at `start` ends. */
function endOfRun(sentences: readonly string[], start: number): number {
  let words = 0;
  for (let at = start; at < sentences.length; at++) {
    words += splitWords(sentences[at] ?? '').length;
    if (words > MOST_WORDS && at > start) return at;
  }
  return sentences.length;
}

/** A sentence and, when it goes on, its parts. */
function parts(sentence: string): string[] {
  return splitWords(sentence).length > LONG_SENTENCE
    ? [sentence, ...pieces(sentence, PART)]
    : [sentence];
}

/** A sentence of more than `most` words is cut, with half of each piece in the next one. */
function pieces(sentence: string, most: number): string[] {
  const words = splitWords(sentence);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += most / 2) {
    found.push(words.slice(at, at + most).join(' '));
    if (at + most >= words.length) break;
  }
  return found;
}

const splitWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
