/** When something was done: the instant (ISO 8601) and the day it was where the person was (`YYYY-MM-DD`). */
export interface Deed {
  readonly occurredAt: string;
  readonly localDate: string;
}

/** An exercise, finished or left early. */
export interface ExerciseDeed extends Deed {
  readonly minutes: number;
  readonly completed: boolean;
}

/** The deeds of a person, each list in any order: all that achievements are given for. */
export interface Deeds {
  readonly checkIns: readonly Deed[];
  /** When goals were set. */
  readonly goalsSet: readonly Deed[];
  /** When goals reached 100. */
  readonly goalsReached: readonly Deed[];
  readonly exercises: readonly ExerciseDeed[];
  /** When messages were sent in the chat. */
  readonly messages: readonly Deed[];
}
