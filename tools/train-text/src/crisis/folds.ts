import { createHash } from 'node:crypto';
import {
  detectScript,
  type Learnt,
  readKindWeights,
  readWeights,
  type Script,
  scoreText,
  type TextScores,
} from '@nafas/care/classifier';
import { nearTo } from './near-duplicates.ts';
import type { PeopleText } from './people.ts';
import { trainKinds, trainScript } from './recipe.ts';
import { peopleSamples, type Sample } from './samples.ts';

/** Into so many parts people's texts fall; each is judged by what was learnt of the others. */
export const FOLDS = 5;

/** The part of a text, by a hash of its letters. */
export const getFold = (text: string): number =>
  (createHash('md5').update(text).digest()[0] ?? 0) % FOLDS;

/** A text and its log-odds by a classifier that has not seen it, nor anything near to it. */
export interface Judged extends PeopleText {
  readonly scores: TextScores;
}

/** Judges each text by the other folds; `others` are judged by the first classifier, which has seen none of them. */
export function judgeByFolds(
  base: readonly Sample[],
  people: readonly PeopleText[],
  others: readonly PeopleText[],
  said: (line: string) => void,
): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const judged = [
      ...people.filter(({ text }) => getFold(text) === fold),
      ...(fold === 0 ? others : []),
    ];
    const isNear = nearTo(judged.filter(({ label }) => label !== 'none').map(({ text }) => text));
    const known = [...base, ...peopleSamples(people.filter(({ text }) => getFold(text) !== fold))];
    const samples = known.filter(({ text }) => !isNear(text));
    const learnt: Learnt = {
      danger: once((script) => readWeights(trainScript(samples, script))),
      kinds: once((script) => readKindWeights(trainKinds(samples, script))),
    };
    said(`fold ${String(fold + 1)}: ${String(judged.length)} texts`);
    return judged.flatMap((each) =>
      detectScript(each.text) ? [{ ...each, scores: scoreText(each.text, learnt) }] : [],
    );
  });
}

/** Trains for a script when it is first asked for. */
function once<Result>(train: (script: Script) => Result): (script: Script) => Result {
  const trained = new Map<Script, Result>();
  return (script) => {
    const known = trained.get(script) ?? train(script);
    trained.set(script, known);
    return known;
  };
}
