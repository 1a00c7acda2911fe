import {
  type DayFigures,
  givenSliders,
  type HourFigures,
  isLocalDate,
  type Lines,
  SLIDERS,
} from '@nafas/insights';
import { instant } from '../instant.ts';
import { type RowReader, rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.minimum(0));
const localDate = z.string().check(z.refine(isLocalDate));
const slider = z.int().check(z.minimum(0), z.maximum(10));

/** Rows of `day_figures`. */
export const dayReader: RowReader<DayFigures> = rowReader({
  table: 'day_figures',
  what: 'figures of a day',
  schema: z.object({
    localDate,
    count: z.int().check(z.minimum(1)),
    mood: count,
    moodCount: count,
    energy: count,
    energyCount: count,
    stress: count,
    stressCount: count,
    motivation: count,
    motivationCount: count,
    high: count,
    low: count,
    worded: count,
    anxious: count,
  }),
});

/** Rows of `hour_figures`. */
export const hourReader: RowReader<HourFigures> = rowReader({
  table: 'hour_figures',
  what: 'figures of an hour',
  schema: z.object({
    hour: z.int().check(z.minimum(0), z.maximum(23)),
    count: z.int().check(z.minimum(1)),
    mood: count,
    moodCount: count,
    energy: count,
    energyCount: count,
    stress: count,
    stressCount: count,
  }),
});

const momentSchema = z.object({
  /** The check-in's id, so that one that is on its way is not shown twice. */
  id: z.guid(),
  /** ISO 8601 in UTC. */
  occurredAt: instant,
  localDate,
  mood: slider,
  energy: slider,
  stress: slider,
  touched: z.array(z.enum(SLIDERS)),
  version: z.int(),
});

/** One check-in on the time line: what was entered, 0-10, and null where a slider was left alone. */
export interface Moment extends Lines {
  id: string;
  /** ISO 8601 in UTC. */
  occurredAt: string;
  /** The day that the person was in, `YYYY-MM-DD`. */
  localDate: string;
  version: number;
}

/** A check-in's place on the time line. */
export function toMoment(checkIn: z.infer<typeof momentSchema>): Moment {
  const { id, occurredAt, localDate: day, version } = checkIn;
  return { id, occurredAt, localDate: day, version, ...givenSliders(checkIn) };
}

export const momentReader = rowReader({
  table: 'check_ins',
  what: 'a moment',
  schema: momentSchema,
});

const exerciseSchema = z.object({ localDate, minutes: z.number().check(z.minimum(0)) });

/** Minutes of exercises of one local day. */
export type ExerciseMinutes = z.infer<typeof exerciseSchema>;

export const exerciseReader = rowReader({
  table: 'activities',
  what: 'minutes of an exercise',
  schema: exerciseSchema,
});
