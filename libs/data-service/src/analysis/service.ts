import type { DateSpan, DayFigures, GoalTrack, HourFigures } from '@nafas/insights';
import type { IdentifiedText } from '../readings/answered-text.ts';
import type { ExerciseMinutes, Moment } from './figures.ts';

/** Which days, and which check-ins to leave out of them because the caller adds them itself. */
export interface DaysQuery {
  /** The first local date, `YYYY-MM-DD`. */
  from: string;
  /** The last one, included; without it there is no end. */
  to?: string;
  /** At most so many days, the earliest. */
  most?: number;
  /** Ids of check-ins that are in the outbox. */
  without?: readonly string[];
}

/**
 * The figures of the current user. What is heavy is added up where the rows are: of ten years of check-ins a dashboard
 * gets a few bytes a day. Both implementations pass `contract.ts`. All reject with DataError.
 */
export interface AnalysisService {
  /** Check-ins added up by local day, in order: what all figures and lines are computed from. */
  days(query: DaysQuery): Promise<DayFigures[]>;
  /** The same by the hour of the person's clock, in order. */
  hours(query: DateSpan & { without?: readonly string[] }): Promise<HourFigures[]>;
  /** The check-ins from an instant on, in order of time. */
  moments(query: { since: Date }): Promise<Moment[]>;
  /** Minutes in exercises from a local date on. */
  exercises(query: { from: string }): Promise<ExerciseMinutes[]>;
  /** What the person said of texts that were read, from a local date on. */
  texts(query: { from: string }): Promise<IdentifiedText[]>;
  /** The goals that tell of follow-through on `today`, by the days of an IANA zone. */
  goals(query: { today: string; timeZone: string }): Promise<GoalTrack[]>;
}
