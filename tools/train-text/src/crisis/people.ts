import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from './labelled.ts';

/** A text that somebody wrote, as a reader labelled it (the sets' own SOURCES.md). */
export interface PeopleText {
  readonly text: string;
  readonly label: Label;
  readonly kind: string;
  readonly source: string;
  readonly language: string;
}

/** The development sets: <set>.dev.tsv with lang, label, kind, source, text. They are no part of the project. */
export function readPeople(folder: string): PeopleText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.dev.tsv'))
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(1);
      return lines.map((line): PeopleText => {
        const [language = '', label = '', kind = '', , text = ''] = line.split('\t');
        if (text === '' || !isLabel(label))
          throw new Error(`${name}: a line without label or text`);
        return { text, label, kind, language, source: name.replace('.dev.tsv', '') };
      });
    });
}

const isLabel = (text: string): text is Label => ['crisis', 'concern', 'none'].includes(text);
