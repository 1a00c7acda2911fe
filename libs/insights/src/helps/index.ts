export { type Choice, chooseExercise, LEARNT_OUTCOMES } from './choose.ts';
export { chooseLearnt, type LearntChoice } from './learnt.ts';
export {
  type HelpActivity,
  type HelpCheckIn,
  type ExerciseOutcome,
  toOutcomes,
} from './outcome.ts';
export { ENOUGH_OUTCOMES, type Ranked, rankHelps } from './ranking.ts';
