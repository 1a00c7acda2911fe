import { decodePack, probability } from '@nafas/emotion/text';
import { outputTruth, type Task } from '../data/task.ts';
import { scorePack } from '../recipe.ts';
import { auc, calibrationError, getColumn, f1At } from './metrics.ts';

export interface OutputScore {
  readonly group: string;
  readonly label: string;
  readonly f1: number;
  readonly auc: number;
  /** Calibration error of the probability. */
  readonly ece: number;
  readonly positives: number;
}

/** Scores a pack as it ships on the dev rows of its task. */
export function evaluatePack(pack: ArrayBuffer, task: Task): OutputScore[] {
  const { outputs } = decodePack(pack).header;
  const logits = scorePack(pack, task.dev.texts);
  const truth = outputTruth(task, task.dev);
  return outputs.map((output, k) => {
    const z = getColumn(logits, outputs.length, k);
    const y = getColumn(truth, outputs.length, k);
    return {
      group: output.group,
      label: output.label,
      f1: f1At(z, y, output.threshold),
      auc: auc(z, y),
      ece: calibrationError(
        z.map((v) => probability(output, v)),
        y,
      ),
      positives: y.reduce((sum, v) => sum + v, 0),
    };
  });
}

/** Mean F1 of a group of outputs. */
export function macroF1(scores: readonly OutputScore[], group: string): number {
  const mine = scores.filter((score) => score.group === group);
  return mine.reduce((sum, score) => sum + score.f1, 0) / Math.max(1, mine.length);
}
