import { detectScript, KINDS_FOUND, phrasesIn, type Script } from '@nafas/care/classifier';
import { readBrighter } from '../data/brighter.ts';
import { readGoEmotions } from '../data/goemotions.ts';
import type { KindSample } from './fit-kinds.ts';
import { framedIn } from './frames.ts';
import { type Label, labelledByKind, labelledIn } from './labelled.ts';
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
  /** Its subject, where it is known. */
  readonly kind?: string;
}

/** The danger of each label: a worry is half, so that it stands between danger and none. */
const DANGER: Readonly<Record<Label, number>> = { crisis: 1, concern: 0.5, none: 0 };
// Sentences people wrote count more than those written to mislead; chosen by folds over people's texts.
const WRITTEN_WEIGHT = 0.5;
const PEOPLE_WEIGHT = 3;
// The phrases that the tests hold every version to.
const PHRASES_WEIGHT = 12;
// Many sentences of one frame say one thing.
const FRAMED_WEIGHT = 0.25;

/** The labelled sentences that are learnt from: none that is nearly one of those that judge. */
export function labelledSamples(): Sample[] {
  const isJudged = nearTo([...labelledIn('unseen'), ...labelledByKind()].map(({ text }) => text));
  const written = (['early', 'phrases', 'written'] as const)
    .flatMap(labelledIn)
    .filter(({ text, set }) => set === 'phrases' || !isJudged(text))
    .map(({ text, label, set }) => ({
      text,
      danger: DANGER[label],
      weight: WRITTEN_WEIGHT * (set === 'phrases' ? PHRASES_WEIGHT : 1),
      set,
    }));
  const framed = (['en', 'ar'] as const)
    .flatMap(framedIn)
    .filter(({ text }) => !isJudged(text))
    .map(({ text, label, kind }) => ({
      text,
      danger: DANGER[label],
      // Danger is learnt of people and authors; what frames say of it would make all their words heavy.
      weight: label === 'none' ? FRAMED_WEIGHT : 0,
      set: 'frames',
      kind,
    }));
  return [...written, ...framed];
}

/** Returns training samples from texts people wrote. */
export function peopleSamples(texts: readonly PeopleText[]): Sample[] {
  return texts.map(({ text, label, kind }) => ({
    text,
    danger: DANGER[label],
    weight: PEOPLE_WEIGHT,
    set: 'people',
    kind,
  }));
}

// Of the frames, for the kinds; of danger of another kind, against self-harm and method, and against the others.
const KIND_OF_FRAME = 0.5;
const KIND_OF_PEOPLE = 2;
const OTHER_DANGER = 0.1;
const OTHER_KIND = 0.4;

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

/**
 * What the kinds are learnt from. A text of one kind may hold another, so that danger counts little against self-harm and
 * method, and a worry of unknown kind not at all.
 */
export function kindSamples(samples: readonly Sample[]): KindSample[] {
  return samples.map(({ text, danger, weight, kind, set }) => ({
    text,
    targets: KINDS_FOUND.map((each) => {
      const own =
        set === 'frames' ? KIND_OF_FRAME : weight * (set === 'people' ? KIND_OF_PEOPLE : 1);
      if (kind === each) return { is: 1, weight: own };
      if (danger === 0) return { is: 0, weight: own };
      if (kind === undefined && danger < 1) return { is: 0, weight: 0 };
      const isDanger = each === 'self-harm' || each === 'method';
      return { is: 0, weight: own * (isDanger ? OTHER_DANGER : OTHER_KIND) };
    }),
  }));
}
