import arabic from './arabic.json' with { type: 'json' };
import latin from './latin.json' with { type: 'json' };
import type { Script } from './script.ts';

/** The trained weights of one script (Latin or Arabic letters). */
export interface Weights {
  /** The log-odds of a text without a known feature. */
  readonly bias: number;
  /** Steps of the log-odds, one for each bucket of features. */
  readonly steps: Int8Array;
  /** Log-odds of one step. */
  readonly step: number;
}

/** As it is kept: a letter for each bucket, "a" the lowest, so that servers can compress it well. */
export interface StoredWeights {
  readonly bias: number;
  readonly step: number;
  readonly letters: string;
}

/** Steps go from minus this to this. */
export const MOST_STEPS = 7;

const FIRST_LETTER = 'a'.charCodeAt(0);
const STORED: Readonly<Record<Script, StoredWeights>> = { arabic, latin };
const read = new Map<Script, Weights>();

/** Returns the trained weights of a script; decoded at first use. */
export function getWeights(script: Script): Weights {
  const known = read.get(script);
  if (known) return known;
  const weights = readWeights(STORED[script]);
  read.set(script, weights);
  return weights;
}

/** Undoes {@link storeWeights}. */
export function readWeights({ bias, step, letters }: StoredWeights): Weights {
  const steps = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at++) {
    steps[at] = letters.charCodeAt(at) - FIRST_LETTER - MOST_STEPS;
  }
  return { bias, step, steps };
}

/** Weights as they are kept, in steps of `step`; what is more than {@link MOST_STEPS} is cut. */
export function storeWeights(bias: number, weights: Float64Array, step: number): StoredWeights {
  const letters = Array.from(weights, (weight) => {
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
    return String.fromCharCode(FIRST_LETTER + MOST_STEPS + steps);
  });
  return { bias, step, letters: letters.join('') };
}
