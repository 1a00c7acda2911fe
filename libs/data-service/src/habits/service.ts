import type { Habit, HabitChange } from './habit.ts';
import type { HabitMark } from './mark.ts';

/** A person's habits, and the days on which they said something of one. */
export interface HabitDays {
  /** In the order in which they were made. */
  readonly habits: readonly Habit[];
  readonly marks: readonly HabitMark[];
}

/** The operations on habits of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface HabitService {
  /** All habits, and the days from `sinceLocalDate` (`YYYY-MM-DD`, included) on. */
  list(query: { sinceLocalDate: string }): Promise<HabitDays>;
  /**
   * Stores a habit and resolves to it as stored, version 1. One whose id is already there is left as it was. Rejects with
   * `invalid` before anything is sent, `conflict` when the id belongs to someone else.
   */
  add(habit: Habit): Promise<Habit>;
  /**
   * Changes the words of a habit, how often it is meant and its exercise, and resolves to it as stored; its days stay.
   * Rejects with `invalid`, and with `conflict` when the habit is no longer this version.
   */
  change(habit: Habit, change: HabitChange): Promise<Habit>;
  /**
   * Says that a habit was done on a day, or takes that back. Of a day what was said last holds, in whatever order it
   * arrives; repeating it changes nothing. Rejects with `invalid`, and with `conflict` where there is no such habit.
   */
  mark(mark: HabitMark): Promise<void>;
  /** Removes a habit and its days for good. One that is not there is already removed. */
  remove(id: string): Promise<void>;
}
