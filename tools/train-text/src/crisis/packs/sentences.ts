import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackLanguage } from '@nafas/care/screening';
import { expandFrames } from '../frames.ts';
import type { Label } from '../labelled.ts';

/** A sentence of a language, as its author labelled it (labelled/README.md). */
export interface Sentence {
  readonly label: Label;
  readonly text: string;
  /** One of many of a frame: it counts for a part. */
  readonly isFramed?: boolean;
}

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'labelled', 'languages');
const LABELS: readonly string[] = ['crisis', 'concern', 'none'];

const MOST_OF_A_FRAME = 24;

/**
 * The sentences of a language: `written` are learnt from, `held-out` (by an author who saw none of the others) only judge.
 * Empty where nobody wrote any.
 */
export function readSentences(language: PackLanguage, part: 'written' | 'held-out'): Sentence[] {
  const folder = join(FOLDER, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(part))
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
      return lines.map((line) => {
        const [label = '', text = ''] = line.split('\t');
        if (!LABELS.includes(label) || text.trim() === '')
          throw new Error(`${language}/${name}: ${line}`);
        return { label: label as Label, text };
      });
    });
}

/** What the frames of a language give (`expandFrames`). */
export function readFramed(language: PackLanguage): Sentence[] {
  const file = join(FOLDER, language, 'frames.txt');
  if (!existsSync(file)) return [];
  return expandFrames(readFileSync(file, 'utf8'), MOST_OF_A_FRAME).map(({ text, label }) => ({
    text,
    label,
    isFramed: true,
  }));
}
