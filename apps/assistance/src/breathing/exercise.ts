/** A part of a breath. `hold` lasts as long as the specified count and no longer. */
export type Phase = 'in' | 'hold' | 'out';

/** One part of a round: a phase and how many counts it lasts. A count is a second. */
export interface Step {
  readonly phase: Phase;
  readonly counts: number;
}

/** A breathing exercise: its steps, gone through so many times. */
export interface Exercise {
  /** As it is stored, in `activities`. */
  readonly id: 'mindful-breathing' | 'slow-breathing';
  readonly minutes: number;
  readonly steps: readonly Step[];
  readonly rounds: number;
}

const FOUR = 4;
const SIX = 6;
const round = (['in', 'hold', 'out'] as const).map((phase) => ({ phase, counts: FOUR }));

/** Two minutes: six steps of four counts, five times (6 x 4 x 5 = 120 seconds). */
export const MINDFUL_BREATHING: Exercise = {
  id: 'mindful-breathing',
  minutes: 2,
  steps: [...round, ...round],
  rounds: 5,
};

/** Five minutes: four counts in, six out, nothing held, thirty times (10 x 30 = 300 seconds). */
export const SLOW_BREATHING: Exercise = {
  id: 'slow-breathing',
  minutes: 5,
  steps: [
    { phase: 'in', counts: FOUR },
    { phase: 'out', counts: SIX },
  ],
  rounds: 30,
};

/** Both, the shorter first. */
export const EXERCISES = [MINDFUL_BREATHING, SLOW_BREATHING] as const;

/** Where an exercise is. All of them count from 1. */
export interface Moment {
  readonly phase: Phase;
  readonly count: number;
  /** Counts of this step. */
  readonly counts: number;
  readonly step: number;
  readonly round: number;
  /** Whole seconds to the end. */
  readonly secondsLeft: number;
}

const secondsOfRound = ({ steps }: Exercise): number =>
  steps.reduce((sum, { counts }) => sum + counts, 0);

/** Seconds of the whole exercise; a count is a second. */
export function totalSeconds(exercise: Exercise): number {
  return secondsOfRound(exercise) * exercise.rounds;
}

/** The moment after whole `seconds`, or null once the exercise is over. */
export function momentAt(exercise: Exercise, seconds: number): Moment | null {
  const secondsLeft = totalSeconds(exercise) - seconds;
  if (secondsLeft <= 0) return null;
  const length = secondsOfRound(exercise);
  let into = seconds % length;
  for (const [index, { phase, counts }] of exercise.steps.entries()) {
    if (into < counts) {
      const place = { step: index + 1, round: Math.floor(seconds / length) + 1 };
      return { phase, count: into + 1, counts, ...place, secondsLeft };
    }
    into -= counts;
  }
  return null;
}
