import { FEATURES, type Script, storeWeights, type StoredWeights } from '@nafas/care/classifier';
import { fit, type FitOptions } from './fit.ts';
import { inScript, type Sample } from './samples.ts';

interface Recipe extends FitOptions {
  /** Taken off the bias, so that 0 divides danger from none in both scripts; set by `npm run care:report`. */
  readonly divide: number;
}

/** The training settings of each script; chosen by cross-validation over authors. */
export const RECIPES: Readonly<Record<Script, Recipe>> = {
  arabic: { features: FEATURES.arabic, rarity: 0.6, epochs: 12, divide: -0.8 },
  latin: { features: FEATURES.latin, rarity: 0.6, epochs: 12, divide: -1.05 },
};

// The largest weights are cut: of 262,144, so many lie above the highest step.
const CUT = 400;
const MOST_STEPS = 7;
const BIAS_DIGITS = 4;

/** Trains the weights of one script, in their stored form. */
export function trainScript(samples: readonly Sample[], script: Script): StoredWeights {
  const recipe = RECIPES[script];
  const { bias, weights } = fit(inScript(samples, script), recipe);
  const sorted = weights.map(Math.abs).sort();
  const step = (sorted.at(-CUT) ?? 0) / MOST_STEPS;
  return storeWeights(
    Number((bias - recipe.divide).toFixed(BIAS_DIGITS)),
    weights,
    Number(step.toPrecision(4)),
  );
}
