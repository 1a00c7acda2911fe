import { isLocalDate } from '@nafas/insights';
import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

/** Where a reading comes from. */
export const READING_SOURCES = ['camera', 'voice', 'text'] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

/** What a person says to a reading, which is a question to them. */
export const READING_ANSWERS = ['accepted', 'corrected', 'rejected'] as const;
export type ReadingAnswer = (typeof READING_ANSWERS)[number];

/** The five values in percent, 0-100; null is "not readable from this source", never 0. */
export interface ReadValues {
  happiness: number | null;
  sadness: number | null;
  neutral: number | null;
  stress: number | null;
  energy: number | null;
}

/** What an engine inferred and what the person said to it. No picture, sound or text is part of it. */
export interface Reading extends ReadValues {
  /** A UUID that the client made, so that recording it twice stores it once. */
  id: string;
  source: ReadingSource;
  /** 0-1; shown in percent. */
  confidence: number;
  /** The engine's name and version. */
  engine: string;
  version: string;
  /** Null: not answered. */
  answer: ReadingAnswer | null;
  /** What the person put in its place, exactly when the answer is `corrected`. */
  correction: ReadValues | null;
  /** The instant, ISO 8601 in UTC. */
  occurredAt: string;
  /** The IANA zone the person was in, and the calendar day there. */
  timeZone: string;
  localDate: string;
}

/** An answer and, for `corrected`, the values in its place. */
export type AnswerGiven = Pick<Reading, 'answer' | 'correction'>;

const percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const values = {
  happiness: percent,
  sadness: percent,
  neutral: percent,
  stress: percent,
  energy: percent,
};
const isAny = (read: ReadValues) =>
  [read.happiness, read.sadness, read.neutral, read.stress, read.energy].some(
    (value) => value !== null,
  );
const valuesSchema: z.ZodMiniType<ReadValues, unknown> = z
  .strictObject(values)
  .check(z.refine(isAny));

const answer = {
  answer: z.nullable(z.enum(READING_ANSWERS)),
  correction: z.nullable(valuesSchema),
};
const isWhole = (given: AnswerGiven) =>
  (given.answer === 'corrected') === (given.correction !== null);
const answerSchema: z.ZodMiniType<AnswerGiven, unknown> = z
  .object(answer)
  .check(z.refine(isWhole, { path: ['correction'] }));

const readingSchema: z.ZodMiniType<Reading, unknown> = z
  .object({
    id: z.guid(),
    source: z.enum(READING_SOURCES),
    ...values,
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
    engine: name,
    version: name,
    ...answer,
    occurredAt: instant,
    timeZone: zoneName,
    localDate: z.string().check(z.refine(isLocalDate)),
  })
  .check(
    z.refine(isWhole, { path: ['correction'] }),
    z.refine(isAny, { path: ['happiness'], error: 'nothing was read' }),
  );

function parsed<T>(schema: z.ZodMiniType<T, unknown>, value: unknown, what: string): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not ${what}: ${fields.join(', ')}`);
}

/** A reading from outside, checked and with its instant in UTC. Throws DataError `invalid`. */
export const parseReading = (value: unknown): Reading => parsed(readingSchema, value, 'a reading');
/** An answer from outside. Throws DataError `invalid`. */
export const parseAnswer = (value: unknown): AnswerGiven =>
  parsed(answerSchema, value, 'an answer');
