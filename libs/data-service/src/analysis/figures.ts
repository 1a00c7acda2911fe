import { type DayFigures, type HourFigures, isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';

/** One check-in on the time line: what was entered, 0-10. */
export interface Moment {
  /** The check-in's id, so that one that is on its way is not shown twice. */
  id: string;
  /** ISO 8601 in UTC. */
  occurredAt: string;
  mood: number;
  energy: number;
  stress: number;
}

/** Minutes of exercises of one local day. */
export interface ExerciseMinutes {
  localDate: string;
  /** 0 or more. */
  minutes: number;
}

const count = z.int().check(z.minimum(0));
const localDate = z.string().check(z.refine(isLocalDate));
const slider = z.int().check(z.minimum(0), z.maximum(10));

const daySchema: z.ZodMiniType<DayFigures, unknown> = z.pipe(
  z.object({
    local_date: localDate,
    count: z.int().check(z.minimum(1)),
    mood: count,
    energy: count,
    stress: count,
    motivation: count,
    motivation_count: count,
    high: count,
    low: count,
    worded: count,
    anxious: count,
  }),
  z.transform(({ local_date, motivation_count, ...same }) => ({
    ...same,
    localDate: local_date,
    motivationCount: motivation_count,
  })),
);

const hourSchema: z.ZodMiniType<HourFigures, unknown> = z.object({
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  count: z.int().check(z.minimum(1)),
  mood: count,
  energy: count,
  stress: count,
});

const momentSchema: z.ZodMiniType<Moment, unknown> = z.pipe(
  z.object({
    id: z.guid(),
    occurred_at: instant,
    mood: slider,
    energy: slider,
    stress: slider,
  }),
  z.transform(({ occurred_at, ...same }) => ({ ...same, occurredAt: occurred_at })),
);

const exerciseSchema: z.ZodMiniType<ExerciseMinutes, unknown> = z.pipe(
  z.object({ local_date: localDate, minutes: z.number().check(z.minimum(0)) }),
  z.transform(({ local_date, minutes }) => ({ localDate: local_date, minutes })),
);

function parser<T>(schema: z.ZodMiniType<T, unknown>, what: string): (row: unknown) => T {
  return (row) => {
    const result = z.safeParse(schema, row);
    if (result.success) return result.data;
    const fields = result.error.issues.map((issue) => issue.path.join('.'));
    throw new DataError('invalid', `Not ${what}: ${fields.join(', ')}`);
  };
}

/** A row of `day_figures`. Throws DataError `invalid`. */
export const parseDay = parser(daySchema, 'figures of a day');
/** A row of `hour_figures`. Throws DataError `invalid`. */
export const parseHour = parser(hourSchema, 'figures of an hour');
/** A row of `check_ins` as a moment. Throws DataError `invalid`. */
export const parseMoment = parser(momentSchema, 'a moment');
/** A row of `activities` as its minutes. Throws DataError `invalid`. */
export const parseExercise = parser(exerciseSchema, 'minutes of an exercise');
