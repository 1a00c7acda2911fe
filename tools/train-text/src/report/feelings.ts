import { readFileSync } from 'node:fs';

/** The languages that are read by a list of words alone and have labelled sentences. */
export const WORD_LANGUAGES = ['fr', 'it', 'ja'] as const;

/** What a sentence of `labelled/feelings` is. */
export const TONES = ['positive', 'negative', 'neutral'] as const;

/** Pleasant, unpleasant, or neither. */
export type Tone = (typeof TONES)[number];

/** A value of a reading that a sentence can name. */
export type Feeling = 'happiness' | 'sadness' | 'stress';

/** A line of `labelled/feelings`. */
export interface LabelledFeeling {
  readonly tone: Tone;
  /** Null where the sentence names no feeling. */
  readonly feeling: Feeling | null;
  readonly text: string;
}

/** The halves of a file: the lexicons were mended by the odd lines' misses, the even ones only judge. */
export type Half = 'odd' | 'even';

const FEELINGS: readonly string[] = ['happiness', 'sadness', 'stress'] satisfies Feeling[];

/** One line: a tone, a feeling or "-", and the sentence, between tabs. */
export function parseFeeling(line: string): LabelledFeeling {
  const [tone = '', feeling = '', text = ''] = line.split('\t');
  const isKnown = (TONES as readonly string[]).includes(tone);
  if (!isKnown || text === '' || (feeling !== '-' && !FEELINGS.includes(feeling))) {
    throw new Error(`Not a labelled sentence: ${line}`);
  }
  return { tone: tone as Tone, feeling: feeling === '-' ? null : (feeling as Feeling), text };
}

/** The labelled sentences of a half of a language's file. */
export function readFeelings(lang: string, half: Half): LabelledFeeling[] {
  const file = new URL(`../../labelled/feelings/${lang}.tsv`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  // The first line is line 1, an odd one.
  return lines.filter((_, i) => i % 2 === (half === 'odd' ? 0 : 1)).map(parseFeeling);
}
