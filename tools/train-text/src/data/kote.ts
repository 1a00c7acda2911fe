import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIX, SIX_OUTPUTS } from './six.ts';
import type { Rows, Task } from './task.ts';

/** KOTE's label numbers (0-43, 24 is "no emotion") in BRIGHTER's six groups. */
const GROUPS: Readonly<Record<(typeof SIX)[number], readonly number[]>> = {
  // complaint, anger, condescension, pathetic, irritation, dumbfounded, contempt
  anger: [0, 6, 9, 20, 22, 23, 31],
  // fed up, disgust, contempt
  disgust: [3, 21, 31],
  // fear, anxiety
  fear: [18, 41],
  // welcome, admiration, gratitude, respect, expectancy, pride, comfort, care, fun, fondness, happiness, gladness, relief
  joy: [1, 2, 4, 7, 8, 13, 14, 16, 28, 32, 40, 42, 43],
  // sadness, disappointment, despair, self-hatred, exhaustion, guilt, sorrow, pity
  sadness: [5, 10, 19, 25, 27, 30, 36, 38],
  // interest, embarrassment, shock, surprise
  surprise: [15, 33, 34, 39],
};

/** Every tenth row is the dev split: KOTE's train split is not among the data. */
const DEV_EVERY = 10;

/** KOTE, from <folder>/text/kote/val.tsv: id, text, label numbers. */
export function readKote(folder: string): Task {
  const lines = readFileSync(join(folder, 'text', 'kote', 'val.tsv'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const rows = (mine: readonly string[]): Rows => {
    const truth = new Uint8Array(mine.length * SIX.length);
    const texts = mine.map((line, i) => {
      const [, text = '', labels = ''] = line.trimEnd().split('\t');
      const numbers = new Set(labels.split(',').map(Number));
      SIX.forEach((group, k) => {
        if (GROUPS[group].some((n) => numbers.has(n))) truth[i * SIX.length + k] = 1;
      });
      return text;
    });
    return { texts, truth };
  };
  return {
    lang: 'ko',
    source: 'KOTE (Jeon et al. 2022), validation split, nine rows of ten',
    licence: 'MIT',
    heads: SIX,
    train: rows(lines.filter((_, i) => i % DEV_EVERY !== 0)),
    dev: rows(lines.filter((_, i) => i % DEV_EVERY === 0)),
    outputs: SIX_OUTPUTS,
  };
}
