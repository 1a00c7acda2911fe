/** What the figures need to know of one check-in. All scales are 0-10. */
export interface CheckInFigures {
  mood: number;
  energy: number;
  stress: number;
  /** The optional fourth slider; null or absent when the person left it alone. */
  motivation?: number | null;
  /** The calendar day the person was in, fixed when the check-in was made: `YYYY-MM-DD`. */
  localDate: string;
  /** The instant, ISO 8601. */
  occurredAt: string;
}
