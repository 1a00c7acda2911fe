import type { PersonalHistory } from '@nafas/data-service/analysis/links';
import { addDays, givenSliders, type Slider, SLIDERS } from '@nafas/insights';
import type { Range } from './choices.ts';

/** A value over the days of a report; null where no day has it. */
export interface ValueFigures {
  readonly slider: Slider;
  /** The mean of each day, in order; null without an entry that set it. */
  readonly days: readonly (number | null)[];
  readonly count: number;
  readonly average: number | null;
  /** Of the entries themselves. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

export interface ReportNote {
  readonly id: string;
  readonly localDate: string;
  readonly occurredAt: string;
  readonly timeZone: string;
  readonly text: string;
}

export interface ExerciseFigures {
  readonly exercise: string;
  readonly times: number;
  /** How often it was said how it was before and after. */
  readonly rated: number;
  /** The mean difference after it, in points; null when it was never said. */
  readonly change: number | null;
}

/** All figures that a report may show. */
export interface ReportFigures {
  readonly entries: number;
  readonly daysWithEntries: number;
  readonly dates: readonly string[];
  readonly values: readonly ValueFigures[];
  /** Emotion words, the most frequent first. */
  readonly words: readonly { readonly word: string; readonly times: number }[];
  readonly exercises: readonly ExerciseFigures[];
  readonly notes: readonly ReportNote[];
}

/** The figures of the days of a report, both ends included. Several entries of a day are one day. */
export function toFigures(history: PersonalHistory, { from, to }: Range): ReportFigures {
  const isIn = ({ localDate }: { localDate: string }) => localDate >= from && localDate <= to;
  const checkIns = history.checkIns
    .filter(isIn)
    .sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return {
    entries: checkIns.length,
    daysWithEntries: new Set(checkIns.map(({ localDate }) => localDate)).size,
    dates,
    values: SLIDERS.map((slider) => toValue(slider, checkIns, dates)),
    words: toCounts(checkIns.flatMap(({ words }) => words)).map(([word, times]) => ({
      word,
      times,
    })),
    exercises: toExercises(history.activities.filter(isIn)),
    notes: checkIns.flatMap(({ id, localDate, occurredAt, timeZone, notes }) =>
      notes ? [{ id, localDate, occurredAt, timeZone, text: notes }] : [],
    ),
  };
}

function toValue(
  slider: Slider,
  checkIns: PersonalHistory['checkIns'],
  dates: readonly string[],
): ValueFigures {
  const given = checkIns.flatMap((checkIn) => {
    const value = givenSliders(checkIn)[slider];
    return value === null ? [] : [{ date: checkIn.localDate, value }];
  });
  const byDate = new Map<string, number[]>();
  for (const { date, value } of given) byDate.set(date, [...(byDate.get(date) ?? []), value]);
  const days = dates.map((date) => mean(byDate.get(date) ?? []));
  const all = given.map(({ value }) => value);
  return {
    slider,
    days,
    count: byDate.size,
    average: mean(days.filter((day) => day !== null)),
    lowest: all.length === 0 ? null : Math.min(...all),
    highest: all.length === 0 ? null : Math.max(...all),
  };
}

function toExercises(activities: PersonalHistory['activities']): ExerciseFigures[] {
  const done = activities.filter(({ completed }) => completed);
  return toCounts(done.map(({ exercise }) => exercise)).map(([exercise, times]) => {
    const changes = done.flatMap((one) =>
      one.exercise === exercise && one.ratingBefore !== null && one.ratingAfter !== null
        ? [one.ratingAfter - one.ratingBefore]
        : [],
    );
    return { exercise, times, rated: changes.length, change: mean(changes) };
  });
}

/** How often each is there, the most frequent first. */
function toCounts(all: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
