import { phrasesIn, type Script, detectScript } from '@nafas/care/classifier';
import { readBrighter } from '../data/brighter.ts';
import { readGoEmotions } from '../data/goemotions.ts';
import { type Label, labelledIn } from './labelled.ts';
import { nearTo } from './near-duplicates.ts';
import type { PeopleText } from './people.ts';

/** A text to learn from. */
export interface Sample {
  readonly text: string;
  /** 1 is danger, 0 none; a worry stands between them. */
  readonly danger: number;
  /** How much it counts; 1 for a labelled sentence. */
  readonly weight: number;
  /** Who wrote it: a set is judged by what was learnt of the others. */
  readonly set: string;
}

/** The danger of each label: a worry is half, so that it stands between danger and none. */
const DANGER: Readonly<Record<Label, number>> = { crisis: 1, concern: 0.5, none: 0 };
// Sentences people wrote count more than those written to mislead; chosen by folds over people's texts.
const WRITTEN_WEIGHT = 0.5;
const PEOPLE_WEIGHT = 3;
// The phrases that the tests hold every version to.
const PHRASES_WEIGHT = 12;

/** The labelled sentences that are learnt from: none that is nearly one of those that judge. */
export function labelledSamples(): Sample[] {
  const isJudged = nearTo(labelledIn('unseen').map(({ text }) => text));
  return (['early', 'phrases', 'written'] as const)
    .flatMap(labelledIn)
    .filter(({ text, set }) => set === 'phrases' || !isJudged(text))
    .map(({ text, label, set }) => ({
      text,
      danger: DANGER[label],
      weight: WRITTEN_WEIGHT * (set === 'phrases' ? PHRASES_WEIGHT : 1),
      set,
    }));
}

/** Returns training samples from texts people wrote. */
export function peopleSamples(texts: readonly PeopleText[]): Sample[] {
  return texts.map(({ text, label }) => ({
    text,
    danger: DANGER[label],
    weight: PEOPLE_WEIGHT,
    set: 'people',
  }));
}

// Enough to learn how people write when they speak of anything; all 43,000 would drown the labelled ones.
const EVERY_OTHER = 4;
const PLAIN_WEIGHT = { latin: 0.7, arabic: 0.5 } as const;

/** Comments of strangers about anything (GoEmotions; BRIGHTER, Moroccan and Algerian), none that speaks of danger. */
export function plainTexts(folder: string): Sample[] {
  const english = readGoEmotions(folder).train.texts.filter((_, at) => at % EVERY_OTHER === 0);
  const arabic = ['ary', 'arq'].flatMap((lang) => [...readBrighter(folder, lang).train.texts]);
  return [...english, ...arabic].flatMap((text): Sample[] => {
    const script = detectScript(text);
    if (!script || phrasesIn(text).matched.length > 0) return [];
    return [{ text, danger: 0, weight: PLAIN_WEIGHT[script], set: 'plain' }];
  });
}

/** The samples in a script. */
export function inScript(samples: readonly Sample[], script: Script): Sample[] {
  return samples.filter(({ text }) => detectScript(text) === script);
}
