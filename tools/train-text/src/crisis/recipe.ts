import {
  FEATURES,
  type FoundKind,
  KINDS_FOUND,
  type Script,
  type StoredKinds,
  storeWeights,
  type StoredWeights,
} from '@nafas/care/classifier';
import { fit, type Fitted, type FitOptions } from './fit.ts';
import { fitKinds } from './fit-kinds.ts';
import { inScript, kindSamples, type Sample } from './samples.ts';

interface Recipe extends FitOptions {
  /** Taken off the bias, so that 0 divides danger from none in both scripts; set by `npm run care:report`. */
  readonly divide: number;
}

/** The training settings of each script; chosen by cross-validation over authors. */
export const RECIPES: Readonly<Record<Script, Recipe>> = {
  arabic: { features: FEATURES.arabic, rarity: 0.6, epochs: 12, divide: -0.85 },
  latin: { features: FEATURES.latin, rarity: 0.6, epochs: 12, divide: -1.1 },
};

// The largest weights are cut: of 262,144, so many lie above the highest step.
const CUT = 400;
const KIND_CUT = 120;
const KIND_EPOCHS = 12;
// The letter of a weight of no step (storeWeights).
const ZERO = 'h';
/** As `divide`, for each kind. */
const KIND_DIVIDE: Readonly<Record<Script, Readonly<Record<FoundKind, number>>>> = {
  latin: {
    'third-person': -2.46,
    violence: -2.4,
    eating: -2.85,
    'self-harm': -3.26,
    method: -2.58,
  },
  arabic: {
    'third-person': -2.52,
    violence: -2.36,
    eating: -2.64,
    'self-harm': -2.55,
    method: -1.96,
  },
};
const MOST_STEPS = 7;
const BIAS_DIGITS = 4;

/** Trains the weights of one script, in their stored form. */
export function trainScript(samples: readonly Sample[], script: Script): StoredWeights {
  const recipe = RECIPES[script];
  return store(fit(inScript(samples, script), recipe), CUT, recipe.divide);
}

/** Trains the weights of the kinds in one script, in their stored form. */
export function trainKinds(samples: readonly Sample[], script: Script): StoredKinds {
  const fitted = fitKinds(kindSamples(inScript(samples, script)), {
    features: FEATURES[script],
    rarity: RECIPES[script].rarity,
    epochs: KIND_EPOCHS,
  });
  const stored = KINDS_FOUND.map((kind, at) => {
    const head = fitted[at];
    if (!head) throw new Error(`Nothing was learnt of ${kind}.`);
    return [kind, withoutSmall(store(head, KIND_CUT, KIND_DIVIDE[script][kind]))] as const;
  });
  return Object.fromEntries(stored) as Record<(typeof KINDS_FOUND)[number], StoredWeights>;
}

/** Weights of one step are left out: half the bytes, and what was found stays found. */
function withoutSmall(stored: StoredWeights): StoredWeights {
  return { ...stored, letters: stored.letters.replace(/[gi]/g, ZERO) };
}

function store({ bias, weights }: Fitted, cut: number, divide: number): StoredWeights {
  const sorted = weights.map(Math.abs).sort();
  const step = (sorted.at(-cut) ?? 0) / MOST_STEPS;
  return storeWeights(
    Number((bias - divide).toFixed(BIAS_DIGITS)),
    weights,
    Number(step.toPrecision(4)),
  );
}
