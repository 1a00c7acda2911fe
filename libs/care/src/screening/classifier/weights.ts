/** The trained weights of one script (Latin or Arabic letters). */
export interface Weights {
  /** The log-odds of a text without a known feature. */
  readonly bias: number;
  /** Log-odds of one step. */
  readonly step: number;
  /** How many buckets of features there are. */
  readonly buckets: number;
  /** Steps of the log-odds of a bucket; 0 for one that there is not. */
  getSteps(bucket: number): number;
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
/** The code of the letter that stands for no step. */
const ZERO = FIRST_LETTER + MOST_STEPS;

/**
 * Undoes {@link storeWeights}. Letters are read as they are asked for: a text asks for some hundreds of a quarter of a
 * million, and to read all of them would hold a page up.
 */
export function readWeights({ bias, step, letters }: StoredWeights): Weights {
  return {
    bias,
    step,
    buckets: letters.length,
    getSteps: (bucket) => (bucket < letters.length ? letters.charCodeAt(bucket) - ZERO : 0),
  };
}

/** Weights as they are kept, in steps of `step`; what is more than {@link MOST_STEPS} is cut. */
export function storeWeights(bias: number, weights: Float64Array, step: number): StoredWeights {
  const letters = Array.from(weights, (weight) => {
    const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
    return String.fromCharCode(ZERO + steps);
  });
  return { bias, step, letters: letters.join('') };
}
