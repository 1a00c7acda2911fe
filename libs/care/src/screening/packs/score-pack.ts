import { listPassages, weighPassages } from '../classifier/score-danger.ts';
import type { Weights } from '../classifier/weights.ts';
import type { Decider } from '../decide.ts';
import { isHarmlessWord, isHeavyWord } from '../lone-word.ts';
import { makeRecall, type Recall } from '../recall-parts.ts';
import type { CrisisLevel } from '../rule.ts';
import type { LanguagePack } from './pack.ts';
import { extractPackFeatures, toPlain } from './pack-features.ts';

/** How much a text sounds like someone in danger, in log-odds as learnt of one language; `-Infinity` without words. */
export function scoreByPack(text: string, { weights }: Pick<LanguagePack, 'weights'>): number {
  const [danger = -Infinity] = weighPassages(toPlain(text), makeWeigher(weights));
  return danger;
}

/** What reads a text by a pack, in steps that can be taken ahead one by one. */
export function packSteps(text: string, { rules, weights }: LanguagePack): readonly (() => void)[] {
  const weigh = makeWeigher(weights);
  const passages = listPassages(toPlain(text)).map((passage) => () => void weigh(passage));
  return [...(rules.stepsFor?.(text) ?? []), ...passages];
}

const recalls = new WeakMap<Weights, Recall<readonly number[]>>();

function makeWeigher(weights: Weights): (passage: string) => readonly number[] {
  const recall = recalls.get(weights) ?? makeRecall();
  recalls.set(weights, recall);
  recall.begin();
  return (passage) => recall.get(passage, () => [logOdds(passage, weights)]);
}

function logOdds(passage: string, { bias, step, getSteps }: Weights): number {
  let sum = 0;
  for (const [bucket, value] of extractPackFeatures(passage)) sum += getSteps(bucket) * value;
  return bias + sum * step;
}

/** So much surer must be what was learnt, in log-odds, where the rules know the words for something else. */
export const CLEARED = 1;
// A text that is nothing but a denial is read as danger by what was learnt, which counts words.
const DENIED = 2;

const SURER = { crisis: 0, concern: 0, worry: CLEARED, cleared: CLEARED, denied: DENIED } as const;

/** The level that the rules of a language and what was learnt of it give together. */
export function readByPack(
  text: string,
  pack: LanguagePack,
): { readonly level: CrisisLevel; readonly decidedBy: Decider } {
  const said = pack.rules(text);
  if (said === null && isHarmlessWord(text)) return { level: 'none', decidedBy: 'nothing' };
  const danger = scoreByPack(text, pack) - (said === null ? 0 : SURER[said]);
  const learnt = danger >= 0 ? 'crisis' : danger >= pack.worry ? 'concern' : 'none';
  if (said === 'crisis') {
    return { level: 'crisis', decidedBy: learnt === 'crisis' ? 'both' : 'rules' };
  }
  if (learnt === 'crisis') return { level: 'crisis', decidedBy: 'classifier' };
  if (said === 'concern' || said === 'worry' || isHeavyWord(text)) {
    return { level: 'concern', decidedBy: learnt === 'concern' ? 'both' : 'rules' };
  }
  return { level: learnt, decidedBy: learnt === 'none' ? 'nothing' : 'classifier' };
}
