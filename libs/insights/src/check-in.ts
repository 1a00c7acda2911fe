/** The values of a check-in, or of a day's mean of them, for a day's figures. All scales are 0-10. */
export interface DayEntry {
  mood: number;
  energy: number;
  stress: number;
  /** The optional fourth slider; null or absent when the person left it alone. */
  motivation?: number | null;
  /** The calendar day the person was in, fixed when the check-in was made: `YYYY-MM-DD`. */
  localDate: string;
}

/** One check-in as the figures need it. */
export interface CheckInFigures extends DayEntry {
  /** The instant, ISO 8601. */
  occurredAt: string;
}
