import { chooseExercise, LEARNT_OUTCOMES } from './choose.ts';
import { findQuadrantAt, type HelpCheckIn, type ExerciseOutcome } from './outcome.ts';
import { toRandom } from './random.ts';

/** An exercise that was chosen by what helped somebody in moments like this one. */
export interface LearntChoice {
  readonly exercise: string;
  /** How often it helped in such moments, of how often something is known of it; 0 of 0 is one to try. */
  readonly helped: number;
  readonly of: number;
}

/**
 * Chooses among exercises by what helped, once {@link LEARNT_OUTCOMES} outcomes of the person's quadrant are known; null
 * before. The same all day, on every device, until an outcome is added. `instant` is ISO 8601, `today` a local date.
 */
export function chooseLearnt(
  known: {
    readonly checkIns: readonly HelpCheckIn[];
    readonly outcomes: readonly ExerciseOutcome[];
    readonly exercises: readonly string[];
  },
  { instant, today }: { instant: string; today: string },
): LearntChoice | null {
  const { checkIns, outcomes, exercises } = known;
  const quadrant = findQuadrantAt(checkIns, instant);
  const alike = outcomes.filter((outcome) => outcome.quadrant === quadrant);
  if (quadrant === null || alike.length < LEARNT_OUTCOMES) return null;
  const random = toRandom(`${today} ${outcomes.length}`);
  const choice = chooseExercise({ exercises, outcomes, quadrant, random });
  if (!choice) return null;
  const own = alike.filter(({ exercise }) => exercise === choice.exercise);
  return {
    exercise: choice.exercise,
    helped: own.filter(({ hasHelped }) => hasHelped).length,
    of: own.length,
  };
}
