export { DataError, type DataErrorCode } from '../data-error.ts';
export { type Habit, type HabitChange, habitCodec, MAX_PER_WEEK, newHabit } from './habit.ts';
export { doneDays, type HabitMark, markCodec, newMark } from './mark.ts';
export type { HabitDays, HabitService } from './service.ts';
export { createSupabaseHabits } from './supabase.ts';
