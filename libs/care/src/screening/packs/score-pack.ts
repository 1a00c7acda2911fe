import { weighPassages } from '../classifier/score-danger.ts';
import type { LanguagePack } from './pack.ts';
import { extractPackFeatures, toPlain } from './pack-features.ts';

/** How much a text sounds like someone in danger, in log-odds as learnt of one language; `-Infinity` without words. */
export function scoreByPack(text: string, { weights }: Pick<LanguagePack, 'weights'>): number {
  const { bias, step, steps } = weights;
  const [danger = -Infinity] = weighPassages(toPlain(text), (passage) => {
    let sum = 0;
    for (const [bucket, value] of extractPackFeatures(passage)) sum += (steps[bucket] ?? 0) * value;
    return [bias + sum * step];
  });
  return danger;
}
