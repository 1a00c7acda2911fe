import { extractFeatures, type FeatureOptions } from './features.ts';
import { splitPassages } from './passages.ts';
import { type Script, detectScript } from './script.ts';
import { getWeights, type Weights } from './weights.ts';

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

/**
 * How much a text sounds like someone in danger of suicide, in log-odds as learnt: the highest of its passages,
 * `-Infinity` for a text in no known script. Logistic regression over hashed words and letters; how it was trained and
 * what it finds of sentences nobody trained it on is in `tools/train-text/labelled/README.md`.
 */
export function scoreDanger(
  text: string,
  learnt: (script: Script) => Weights = getWeights,
): number {
  const weigh = weigher(learnt);
  return highest(
    splitPassages(text).map(({ whole, sentences }) => {
      const together = weigh(whole);
      const alone = sentences.length > 1 ? highest(sentences.map(weigh)) : together;
      if (alone <= together) return together;
      return Math.max(together + OF_ONE_SENTENCE * (alone - together), alone - OUTRIGHT);
    }),
  );
}

/** Log-odds of a text; a sentence that comes again, as in the next passage, is weighed once. */
function weigher(learnt: (script: Script) => Weights): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const script = detectScript(text);
    const danger = script ? logOdds(text, FEATURES[script], learnt(script)) : -Infinity;
    known.set(text, danger);
    return danger;
  };
}

function logOdds(text: string, options: FeatureOptions, { bias, step, steps }: Weights): number {
  let sum = 0;
  for (const [bucket, value] of extractFeatures(text, options)) sum += (steps[bucket] ?? 0) * value;
  return bias + sum * step;
}

const highest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -Infinity);
