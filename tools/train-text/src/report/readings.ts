import { OnDeviceTextEngine } from '@nafas/emotion/text';
import { outputTruth, type Task } from '../data/task.ts';
import { auc, calibrationError, getColumn } from '../learn/metrics.ts';
import { readPack } from '../packs.ts';

const VALUES = ['happiness', 'sadness', 'neutral', 'stress'] as const;

/** AUC and calibration error of the four values as the engine gives them, on the dev rows. */
export async function readingScores(task: Task) {
  const engine = new OnDeviceTextEngine(async (lang) => readPack(lang));
  const truth = outputTruth(task, task.dev);
  const first = task.outputs.findIndex((output) => output.group === 'reading');
  const values = VALUES.map(() => new Float32Array(task.dev.texts.length));
  for (const [i, text] of task.dev.texts.entries()) {
    const result = await engine.analyze({ text, lang: task.lang });
    if (!result.ok) continue;
    VALUES.forEach((name, k) => {
      const column = values[k];
      if (column) column[i] = (result.reading[name] ?? 0) / 100;
    });
  }
  return VALUES.map((name, k) => {
    const scores = values[k] ?? new Float32Array();
    const labels = getColumn(truth, task.outputs.length, first + k);
    return { name, auc: auc(scores, labels), ece: calibrationError(scores, labels) };
  });
}
