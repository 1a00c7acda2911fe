import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Label = 'crisis' | 'concern' | 'none';

/** A sentence and what it is, as its author labelled it (labelled/README.md). */
export interface Labelled {
  readonly label: Label;
  readonly text: string;
  /** The name of its file: who wrote it. */
  readonly set: string;
  readonly language: 'ar' | 'en';
}

const TOOL = join(import.meta.dirname, '..', '..');
const FOLDERS = {
  /** The phrases that the screen's own tests hold every version to. */
  phrases: join(TOOL, '..', '..', 'libs', 'care', 'src', 'screening'),
  early: join(TOOL, 'labelled'),
  written: join(TOOL, 'labelled', 'written'),
  /** Only for measuring. */
  unseen: join(TOOL, 'labelled', 'unseen'),
} as const;

/** A sentence that only measures, with its subject and the variety of its language. */
interface KindText extends Labelled {
  readonly kind: string;
  readonly variety: string;
}

/** The sentences that measure each kind: label, kind, variety, sentence. */
export function labelledByKind(): KindText[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const file = join(TOOL, 'labelled', 'kinds', `kinds.${language}.tsv`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line): KindText => {
      const [label = '', kind = '', variety = '', text = ''] = line.split('\t');
      if (!isLabel(label) || text === '') throw new Error(`kinds.${language}: ${line}`);
      return { label, kind, variety, text, language, set: 'kinds' };
    });
  });
}

/** The labelled sentences of a folder. */
export function labelledIn(folder: keyof typeof FOLDERS): Labelled[] {
  return readdirSync(FOLDERS[folder])
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => {
      const [set = '', language = ''] = name.split('.');
      const lines = readFileSync(join(FOLDERS[folder], name), 'utf8').trim().split('\n');
      return lines.map((line): Labelled => {
        const [label = '', text = ''] = line.split('\t');
        if (!isLabel(label) || text === '' || (language !== 'ar' && language !== 'en'))
          throw new Error(`${name}: ${line}`);
        return { label, text, set, language };
      });
    });
}

const isLabel = (text: string): text is Label => ['crisis', 'concern', 'none'].includes(text);
