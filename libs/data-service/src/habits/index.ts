export { DataError, type DataErrorCode } from '../data-error.ts';
export { marksByExercise } from './by-exercise.ts';
export {
  type Habit,
  type HabitChange,
  habitCodec,
  type HabitRow,
  MAX_PER_WEEK,
  newHabit,
} from './habit.ts';
export { doneDays, type HabitMark, markCodec, newMark } from './mark.ts';
export type { HabitDays, HabitService } from './service.ts';
export { createSimulatedHabits, DEMO_HABITS_KEY } from './simulated.ts';
export { createSupabaseHabits } from './supabase.ts';
