import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EKMAN, GROUP_HEADS, READING, rules, SENTIMENT } from './groups.ts';
import type { Rows, Task } from './task.ts';

/** GoEmotions, from <folder>/text/goemotions: text, label numbers, id, separated by tabs. */
export function readGoEmotions(folder: string): Task {
  const at = (name: string) => readFileSync(join(folder, 'text', 'goemotions', name), 'utf8');
  const names = at('labels.txt').trim().split(/\r?\n/u);
  const heads = [...names, ...Object.keys(GROUP_HEADS)];
  const members = Object.values(GROUP_HEADS).map((labels) => labels.map((l) => names.indexOf(l)));
  const rows = (name: string): Rows => {
    const lines = at(name).split('\n').filter(Boolean);
    const truth = new Uint8Array(lines.length * heads.length);
    const texts = lines.map((line, i) => {
      const [text = '', labels = ''] = line.split('\t');
      const mine = labels.split(',').map(Number);
      for (const label of mine) truth[i * heads.length + label] = 1;
      members.forEach((group, g) => {
        const any = mine.some((label) => group.includes(label));
        if (any) truth[i * heads.length + names.length + g] = 1;
      });
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
      ...names.map((label) => ({ group: 'labels28', label, anyOf: [label] })),
      ...rules('ekman', EKMAN),
      ...rules('sentiment', SENTIMENT),
      ...rules('reading', READING),
    ],
  };
}
