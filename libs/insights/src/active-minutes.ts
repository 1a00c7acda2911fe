import { addDays } from './local-date.ts';

/** An exercise that was done, e.g. two minutes of breathing. */
export interface ExerciseDone {
  localDate: string;
  /** Minutes it took, 0 or more. */
  minutes: number;
}

/** A check-in, or a day with so many of them (see `dayFigures`). */
export interface CountedDay {
  localDate: string;
  count?: number;
}

/** Minutes of today and how they compare with yesterday. */
export interface ActiveMinutes {
  /** Whole minutes. */
  value: number;
  /** Whole minutes more (or, negative, fewer) than yesterday. */
  change: number;
}

/** A check-in counts as one active minute (product decisions, "Figures"). */
const CHECK_IN_MINUTES = 1;

/** Minutes today in exercises and check-ins; 0 is a true figure here, not a missing one. */
export function activeMinutes(
  checkIns: readonly CountedDay[],
  exercises: readonly ExerciseDone[],
  today: string,
): ActiveMinutes {
  const minutesOn = (date: string): number =>
    Math.round(
      checkIns
        .filter(({ localDate }) => localDate === date)
        .reduce((sum, { count = 1 }) => sum + count * CHECK_IN_MINUTES, 0) +
        exercises
          .filter(({ localDate }) => localDate === date)
          .reduce((sum, { minutes }) => sum + minutes, 0),
    );
  const value = minutesOn(today);
  return { value, change: value - minutesOn(addDays(today, -1)) };
}
