import type {
  DateSpan,
  DayFigures,
  GoalTrack,
  HourFigures,
  Metrics,
  Range,
  Stats,
  TrendPoint,
} from '@nafas/insights';
import type { IdentifiedText } from '../readings/answered-text.ts';
import type { ExerciseMinutes, Moment } from './figures.ts';
import type { EmotionProgressPoint, RealtimeEmotionPoint, Recommendation } from './points.ts';

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

  /** Specification "get stats": the three figures of the dashboard on a local date. */
  stats(query: { today: string; timeZone: string }): Promise<Stats>;
  /** Specification "get emotion progress": one smoothed point for each day with a check-in. */
  progress(query: { range: Exclude<Range, '24h'>; today: string }): Promise<EmotionProgressPoint[]>;
  /** Specification "get realtime emotions": the check-ins of the 24 hours up to `now`, as entered. */
  realtime(query: { now: Date }): Promise<RealtimeEmotionPoint[]>;
  /** Specification "get emotional trends": the shares of each day with a check-in, on request with answered texts. */
  trends(query: DateSpan & { withTexts?: boolean }): Promise<TrendPoint[]>;
  /**
   * Specification "get recommendations": at most three, what rests on the person's own figures first. `social: false`,
   * as the settings may say, leaves out what is done with other people.
   */
  recommendations(query: { today: string; social?: boolean }): Promise<Recommendation[]>;
  /** The figures of the four metric cards. */
  metrics(query: { today: string }): Promise<Metrics>;
}
