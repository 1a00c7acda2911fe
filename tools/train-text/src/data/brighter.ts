import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './csv.ts';
import { SIX, SIX_OUTPUTS } from './six.ts';
import type { Rows, Task } from './task.ts';

/** Our language codes (Moroccan and Algerian Arabic by ISO 639-3) and BRIGHTER's. */
export const BRIGHTER: Readonly<Record<string, string>> = {
  es: 'esp',
  de: 'deu',
  pt: 'ptbr',
  ru: 'rus',
  zh: 'chn',
  ary: 'ary',
  arq: 'arq',
};

/** BRIGHTER, from <folder>/text/brighter: id, text, then a column of 0/1 per label. */
export function readBrighter(folder: string, lang: string): Task {
  const code = BRIGHTER[lang];
  if (!code) throw new Error(`BRIGHTER is not used for ${lang}.`);
  const rows = (split: string): Rows => {
    const file = join(folder, 'text', 'brighter', `${code}.${split}.csv`);
    const [head = [], ...body] = parseCsv(readFileSync(file, 'utf8'));
    const columns = SIX.map((label) => head.indexOf(label));
    const truth = new Uint8Array(body.length * SIX.length);
    body.forEach((row, i) =>
      columns.forEach((column, k) => {
        if (Number(row[column]) === 1) truth[i * SIX.length + k] = 1;
      }),
    );
    return { texts: body.map((row) => row[1] ?? ''), truth };
  };
  return {
    lang,
    source: `BRIGHTER / SemEval-2025 Task 11 track A, ${code}, train split`,
    licence: 'CC BY 4.0',
    heads: SIX,
    train: rows('train'),
    dev: rows('dev'),
    outputs: SIX_OUTPUTS,
  };
}
