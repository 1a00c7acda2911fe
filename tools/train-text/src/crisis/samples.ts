import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasesIn, type Script, scriptOf } from '@nafas/care/classifier';
import { readBrighter } from '../data/brighter.ts';
import { readGoEmotions } from '../data/goemotions.ts';

/** A text to learn from. */
export interface Sample {
  readonly text: string;
  readonly isDanger: boolean;
  /** How much it counts; 1 for a labelled sentence. */
  readonly weight: number;
  /** Who wrote it: a set is judged by what was learnt of the others. */
  readonly set: string;
}

const LABELLED = join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'libs', 'care', 'src', 'screening', 'labelled'],
);

/** How much a sentence counts, by its label: what only worries is no danger, but the line to it is thin. */
const WEIGHTS: Readonly<Record<string, number>> = { crisis: 1, none: 1, concern: 0.5 };
// The phrases that the tests hold every version to.
const PHRASES_WEIGHT = 3;

/** The labelled sentences of a folder below `labelled`. */
export function labelledIn(folder: string): Sample[] {
  return readdirSync(join(LABELLED, folder))
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => {
      const lines = readFileSync(join(LABELLED, folder, name), 'utf8')
        .trim()
        .split('\n');
      return lines.flatMap((line): Sample[] => {
        const [label = '', text = ''] = line.split('\t');
        const set = name.slice(0, name.indexOf('.'));
        const weight = (WEIGHTS[label] ?? 0) * (set === 'phrases' ? PHRASES_WEIGHT : 1);
        return weight > 0 ? [{ text, isDanger: label === 'crisis', weight, set }] : [];
      });
    });
}

// Enough to learn how people write when they speak of anything; all 43,000 would drown the labelled ones.
const EVERY_OTHER = 4;
const PLAIN_WEIGHT = { latin: 0.35, arabic: 0.2 } as const;

/** Comments of strangers about anything (GoEmotions; BRIGHTER, Moroccan and Algerian), none that speaks of danger. */
export function plainTexts(folder: string): Sample[] {
  const english = readGoEmotions(folder).train.texts.filter((_, at) => at % EVERY_OTHER === 0);
  const arabic = ['ary', 'arq'].flatMap((lang) => [...readBrighter(folder, lang).train.texts]);
  return [...english, ...arabic].flatMap((text): Sample[] => {
    const script = scriptOf(text);
    if (!script || phrasesIn(text).matched.length > 0) return [];
    return [{ text, isDanger: false, weight: PLAIN_WEIGHT[script], set: 'plain' }];
  });
}

/** The samples in a script. */
export function inScript(samples: readonly Sample[], script: Script): Sample[] {
  return samples.filter(({ text }) => scriptOf(text) === script);
}
