/** The three sliders of every check-in. */
export const SLIDERS = ['mood', 'energy', 'stress'] as const;
/** The name of a slider: a whole number from 0 to 10 in a check-in, null where the person did not set it. */
export type Slider = (typeof SLIDERS)[number];

/** Where a check-in's sliders stand before anybody touches them: in the middle of 0-10. */
export const SLIDER_START = 5;

/**
 * The values of a check-in, or of a day's mean of them, for a day's figures. All scales are 0-10; null is a value that
 * nobody gave, which no figure uses.
 */
export interface DayEntry {
  mood: number | null;
  energy: number | null;
  stress: number | null;
  /** The optional fourth slider; null or absent when the person left it alone. */
  motivation?: number | null;
  /** The calendar day the person was in, fixed when the check-in was made: `YYYY-MM-DD`. */
  localDate: string;
}

/** One check-in with its instant, for figures of the last 24 hours; 0-10, null for what nobody gave. */
export interface CheckInFigures extends DayEntry {
  /** The instant, ISO 8601. */
  occurredAt: string;
}

/** Check-in sliders as they are kept: all three have a value, and `touched` names those that the person set. */
export type KeptSliders = Readonly<Record<Slider, number>> & {
  /** Absent: all of them. */
  readonly touched?: readonly Slider[];
};

/** What a person said by the sliders: null where they left one alone. */
export function givenSliders({
  touched = SLIDERS,
  ...kept
}: KeptSliders): Record<Slider, number | null> {
  const given = (slider: Slider) => (touched.includes(slider) ? kept[slider] : null);
  return { mood: given('mood'), energy: given('energy'), stress: given('stress') };
}
