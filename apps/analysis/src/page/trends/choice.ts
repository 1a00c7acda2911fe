import {
  addDays,
  DATE_RANGES,
  dateSpan,
  daysBetween,
  isLocalDate,
  type DateRangeName,
  type DateSpan,
} from '@nafas/insights';

/** The ranges to choose from: those that end today, and one with two dates to choose. */
export const CHOICES = [...DATE_RANGES, 'custom'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** A choice and, for Custom Range, its ends as they stand in the fields. */
export interface Choice {
  readonly name: ChoiceName;
  readonly custom: DateSpan;
}

/** Custom Range holds at most so many days: more would be lines too thin to read. */
export const MAX_DAYS = 366;

/** Why a custom range can't be shown. */
export type ChoiceProblem = 'incomplete' | 'reversed' | 'future' | 'too-long';

/** Returns the range shown at first, with the two dates Custom Range begins with. */
export function firstChoice(today: string): Choice {
  return { name: 'last-30-days', custom: { from: addDays(today, -13), to: today } };
}

/** The dates of a choice, or why there are none. */
export function toDateSpan(
  { name, custom }: Choice,
  today: string,
  firstDay: number,
): DateSpan | ChoiceProblem {
  if (name !== 'custom') return dateSpan(name satisfies DateRangeName, today, firstDay);
  if (!isLocalDate(custom.from) || !isLocalDate(custom.to)) return 'incomplete';
  if (custom.from > custom.to) return 'reversed';
  if (custom.to > today) return 'future';
  return daysBetween(custom.from, custom.to) >= MAX_DAYS ? 'too-long' : custom;
}
