import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EKMAN, READING, rules, SENTIMENT } from './groups.ts';
import type { Rows, Task } from './task.ts';

/** GoEmotions, from <folder>/text/goemotions: text, label numbers, id, separated by tabs. */
export function readGoEmotions(folder: string): Task {
  const at = (name: string) => readFileSync(join(folder, 'text', 'goemotions', name), 'utf8');
  const heads = at('labels.txt').trim().split(/\r?\n/u);
  const rows = (name: string): Rows => {
    const lines = at(name).split('\n').filter(Boolean);
    const truth = new Uint8Array(lines.length * heads.length);
    const texts = lines.map((line, i) => {
      const [text = '', labels = ''] = line.split('\t');
      for (const label of labels.split(',')) truth[i * heads.length + Number(label)] = 1;
      return text;
    });
    return { texts, truth };
  };
  return {
    lang: 'en',
    source: 'GoEmotions (Demszky et al. 2020), official train split',
    licence: 'CC BY 4.0',
    heads,
    train: rows('train.tsv'),
    dev: rows('dev.tsv'),
    outputs: [
      ...heads.map((label) => ({ group: 'labels28', label, anyOf: [label] })),
      ...rules('ekman', EKMAN),
      ...rules('sentiment', SENTIMENT),
      ...rules('reading', READING),
    ],
  };
}
