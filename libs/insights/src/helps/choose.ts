import type { Quadrant } from '../quadrant.ts';
import type { ExerciseOutcome } from './outcome.ts';

/** How often chance alone chooses: what never got a chance can't show that it helps. */
export const EXPLORED_SHARE = 0.15;
/** With fewer outcomes in a quadrant the rules decide. */
export const LEARNT_OUTCOMES = 5;

/** An exercise that was chosen: by what helped before, or by chance, so that others get their turn. */
export interface Choice {
  readonly exercise: string;
  readonly by: 'outcomes' | 'chance';
}

interface ChooseOptions {
  readonly exercises: readonly string[];
  readonly outcomes: readonly ExerciseOutcome[];
  /** How the person is now. */
  readonly quadrant: Quadrant;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
}

/**
 * Chooses an exercise for a quadrant by Thompson sampling (Thompson, Biometrika 1933): from each exercise's Beta(1 + helped, 1 + not) of that quadrant one
 * number is drawn, the highest wins; 15 % are by chance. It knows outcomes alone, no time spent. Not for people in danger: the
 * crisis path has no place that asks.
 */
export function chooseExercise({
  exercises,
  outcomes,
  quadrant,
  random,
}: ChooseOptions): Choice | null {
  if (exercises.length === 0) return null;
  if (random() < EXPLORED_SHARE) {
    const exercise = exercises[Math.floor(random() * exercises.length)];
    return exercise === undefined ? null : { exercise, by: 'chance' };
  }
  const known = outcomes.filter((outcome) => outcome.quadrant === quadrant);
  const draws = exercises.map((exercise) => {
    const own = known.filter((outcome) => outcome.exercise === exercise);
    const helped = own.filter(({ hasHelped }) => hasHelped).length;
    return { exercise, value: drawBeta(1 + helped, 1 + own.length - helped, random) };
  });
  const best = draws.reduce((one, other) => (other.value > one.value ? other : one));
  return { exercise: best.exercise, by: 'outcomes' };
}

/** A draw from Beta(a, b) of whole a and b: the share of one gamma in two. */
function drawBeta(a: number, b: number, random: () => number): number {
  const one = drawGamma(a, random);
  return one / (one + drawGamma(b, random));
}

/** A draw from Gamma(shape, 1) of a whole shape: a sum of exponential ones. */
function drawGamma(shape: number, random: () => number): number {
  let sum = 0;
  for (let index = 0; index < shape; index += 1) sum -= Math.log(1 - random());
  return sum;
}
