/** A part of a breath. `hold` lasts as long as the specified count and no longer. */
export type Phase = 'in' | 'hold' | 'out';

/** The six steps of a round: twice in, hold and out. */
export const STEPS = ['in', 'hold', 'out', 'in', 'hold', 'out'] as const satisfies readonly Phase[];
/** Counts of a step. */
export const COUNTS = 4;
/** How often the six steps are gone through. */
export const ROUNDS = 5;
/** Seconds of the whole exercise; a count is a second: 6 x 4 x 5 = 120. */
export const TOTAL_SECONDS = STEPS.length * COUNTS * ROUNDS;

/** Where the exercise is. All of them count from 1. */
export interface Moment {
  readonly phase: Phase;
  readonly count: number;
  readonly step: number;
  readonly round: number;
  /** Whole seconds to the end. */
  readonly secondsLeft: number;
}

/** The moment after whole `seconds`, or null once the exercise is over. */
export function momentAt(seconds: number): Moment | null {
  if (seconds >= TOTAL_SECONDS) return null;
  const stepsDone = Math.floor(seconds / COUNTS);
  const step = stepsDone % STEPS.length;
  return {
    phase: STEPS[step] ?? 'in',
    count: (seconds % COUNTS) + 1,
    step: step + 1,
    round: Math.floor(stepsDone / STEPS.length) + 1,
    secondsLeft: TOTAL_SECONDS - seconds,
  };
}
