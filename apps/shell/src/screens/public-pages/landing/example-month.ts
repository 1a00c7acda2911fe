/** Thirty days of an invented person, 0 to 10: what the chart on the landing page shows. Daily breathing starts on day 10. */
export const EXAMPLE_MONTH = {
  happiness: [
    4.4, 4.1, 4.4, 4.4, 4.7, 5.3, 5.2, 4.8, 4.7, 5.6, 6.1, 5.6, 6.1, 5.7, 6.2, 6.2, 6.7, 6.5, 7.1,
    6.6, 7.3, 7.1, 6.9, 7.5, 7.2, 7.2, 7.8, 7.4, 8, 7.6,
  ],
  energy: [
    3.9, 3.7, 3.6, 4.2, 4.1, 4.6, 4.5, 4.6, 4.7, 4.8, 4.5, 4.5, 5, 5, 5.1, 5.1, 5.3, 5.1, 5, 5.5,
    5.6, 5.9, 6.3, 6.3, 6.6, 6.3, 6.6, 6.3, 6.2, 6.5,
  ],
  stress: [
    6.3, 6.2, 6.8, 7, 6.3, 6.6, 6.8, 6.5, 6.3, 6.5, 6.1, 6.1, 5.3, 5.2, 5.5, 4.5, 4.4, 3.9, 3.9,
    3.5, 3.1, 3.5, 2.9, 3.4, 3.2, 3.6, 3.4, 2.8, 2.4, 3,
  ],
} as const satisfies Record<string, readonly number[]>;

/** Name of a line of the chart. */
export type Series = keyof typeof EXAMPLE_MONTH;

/** The lines, in the order of their ends from top to bottom. */
export const SERIES: readonly Series[] = ['happiness', 'energy', 'stress'];

export const DAYS = EXAMPLE_MONTH.happiness.length;

/** The day on which daily breathing began. */
export const MARKED_DAY = 10;
