import { afterContrast } from '../contrast.ts';
import { makeRecall, type Recall } from '../recall-parts.ts';
import { extractFeatures, type FeatureOptions } from './features.ts';
import { type KindScores, KINDS_FOUND, NO_KINDS } from './found-kinds.ts';
import { type Learnt, loadedLearnt } from './learnt.ts';
import { splitPassages } from './passages.ts';
import { type Script, detectScript } from './script.ts';

/** How features of each script are counted; the words of Arabic carry more within them. */
export const FEATURES: Readonly<Record<Script, FeatureOptions>> = {
  arabic: { letters: 0.8, reach: 3 },
  latin: { letters: 0.5, reach: 3 },
};

// The share of a sentence's weight beyond its passage that counts: the other sentences may be there to hide it.
const OF_ONE_SENTENCE = 0.4;
// A direct statement keeps its weight less this much, even on an otherwise calm page. Of harmless sentences written to
// mislead, one in two hundred weighs as much (tools/train-text/labelled/README.md).
const OUTRIGHT = 1;

/** Log-odds of a text: of danger, and of each kind that is learnt by itself. */
export interface TextScores {
  readonly danger: number;
  readonly kinds: KindScores;
  /** Of danger in what follows the first "but" of a few words; `-Infinity` where there is none. */
  readonly tail: number;
}

/**
 * How much a text sounds like someone in danger of suicide, and like each kind, in log-odds as learnt: the highest of its
 * passages, `-Infinity` for a text in no known script. Logistic regression over hashed words and letters; how it was
 * trained and what it finds of sentences nobody trained it on is in `tools/train-text/labelled/README.md`.
 * @param learnt by default what `loadLearnt` has loaded; throws before.
 */
export function scoreText(text: string, learnt: Learnt = ours()): TextScores {
  const weigh = weigher(learnt);
  const [danger = -Infinity, ...rest] = weighPassages(text, weigh);
  const [tail = -Infinity] = weighPassages(afterContrast(text), weigh);
  const kinds = KINDS_FOUND.map((kind, at) => [kind, rest[at] ?? -Infinity] as const);
  return { danger, tail, kinds: { ...NO_KINDS, ...Object.fromEntries(kinds) } };
}

/** What weighs a text, in steps that can be taken ahead one by one. */
export function scoreSteps(text: string, learnt: Learnt): readonly (() => void)[] {
  const weigh = weigher(learnt);
  return listPassages(text).map((passage) => () => void weigh(passage));
}

/** All that {@link weighPassages} weighs of a text. */
export function listPassages(text: string): readonly string[] {
  const all = splitPassages(text).flatMap(({ whole, sentences }) =>
    sentences.length > 1 ? [whole, ...sentences] : [whole],
  );
  return [...new Set(all)];
}

/**
 * The highest log-odds of a text's passages, one for each that `weigh` gives: what is said in one sentence keeps most of
 * its weight among calm ones. Empty for a text without words.
 */
export function weighPassages(text: string, weigh: (text: string) => readonly number[]): number[] {
  const all = splitPassages(text).map(({ whole, sentences }) => {
    const together = weigh(whole);
    const each = sentences.length > 1 ? sentences.map(weigh) : [together];
    return together.map((value, at) => {
      const alone = highest(each.map((one) => one[at] ?? -Infinity));
      if (alone <= value) return value;
      return Math.max(value + OF_ONE_SENTENCE * (alone - value), alone - OUTRIGHT);
    });
  });
  const heads = Math.max(0, ...all.map(({ length }) => length));
  return Array.from({ length: heads }, (_, at) =>
    highest(all.map((values) => values[at] ?? -Infinity)),
  );
}

/** The log-odds of danger alone. */
export function scoreDanger(text: string, learnt: Learnt = ours()): number {
  return scoreText(text, learnt).danger;
}

function ours(): Learnt {
  const learnt = loadedLearnt();
  if (learnt === null) throw new Error('What was learnt of English and Arabic is not loaded');
  return learnt;
}

const recalls = new WeakMap<Learnt, Recall<readonly number[]>>();

/** Log-odds of a text: of danger, then of each kind; a sentence that comes again, as in the next passage, is weighed once. */
function weigher(learnt: Learnt): (text: string) => readonly number[] {
  const recall = recalls.get(learnt) ?? makeRecall();
  recalls.set(learnt, recall);
  recall.begin();
  return (text) =>
    recall.get(text, () => {
      const script = detectScript(text);
      return script ? logOdds(text, script, learnt) : [];
    });
}

function logOdds(text: string, script: Script, learnt: Learnt): number[] {
  const { bias, step, getSteps } = learnt.danger(script);
  const { heads, mask } = learnt.kinds(script);
  let sum = 0;
  const sums = heads.map(() => 0);
  for (const [bucket, value] of extractFeatures(text, FEATURES[script])) {
    sum += getSteps(bucket) * value;
    for (let at = 0; at < heads.length; at++) {
      const weight = heads[at]?.getSteps(bucket & mask) ?? 0;
      if (weight !== 0) sums[at] = (sums[at] ?? 0) + weight * value;
    }
  }
  return [bias + sum * step, ...heads.map((head, at) => head.bias + (sums[at] ?? 0) * head.step)];
}

const highest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -Infinity);
