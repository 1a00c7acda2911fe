import { isLocalDate } from '@nafas/insights';
import { instant } from '../instant.ts';
import { rowCodec, rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

/** Where a reading comes from. */
export const READING_SOURCES = ['camera', 'voice', 'text'] as const;
/** Where a reading comes from; each source has a consent of its own. */
export type ReadingSource = (typeof READING_SOURCES)[number];

/** The answers a person can give to a reading, which is shown as a question. */
export const READING_ANSWERS = ['accepted', 'corrected', 'rejected'] as const;

const percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const values = {
  happiness: percent,
  sadness: percent,
  neutral: percent,
  stress: percent,
  energy: percent,
};
const valuesSchema = z.strictObject(values).check(z.refine(isAny));

/** The five values in percent, 0-100; null is "not readable from this source", never 0. */
export type ReadValues = z.infer<z.ZodMiniObject<typeof values>>;

function isAny(read: ReadValues): boolean {
  const { happiness, sadness, neutral, stress, energy } = read;
  return [happiness, sadness, neutral, stress, energy].some((value) => value !== null);
}

const answer = {
  /** Null: not answered. */
  answer: z.nullable(z.enum(READING_ANSWERS)),
  /** The person's own values, present exactly when the answer is `corrected`. */
  correction: z.nullable(valuesSchema),
};
const isWhole = (given: AnswerGiven) =>
  (given.answer === 'corrected') === (given.correction !== null);

/** An answer and, for `corrected`, the values in its place. */
export type AnswerGiven = z.infer<z.ZodMiniObject<typeof answer>>;

const schema = z
  .object({
    /** A UUID that the client made, so that recording it twice stores it once. */
    id: z.guid(),
    source: z.enum(READING_SOURCES),
    ...values,
    /** 0-1; shown in percent. */
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
    /** The engine's name and version. */
    engine: name,
    version: name,
    ...answer,
    /** The instant, ISO 8601 in UTC. */
    occurredAt: instant,
    /** The IANA zone the person was in, and the calendar day there. */
    timeZone: zoneName,
    localDate: z.string().check(z.refine(isLocalDate)),
    /** The check-in whose note was read; null for any other reading. It goes with its check-in. */
    checkInId: z._default(z.nullable(z.guid()), null),
  })
  .check(
    z.refine(isWhole, { path: ['correction'] }),
    z.refine(isAny, { path: ['happiness'], error: 'nothing was read' }),
  );

/** Values inferred by an engine, with the person's answer. No picture, sound or text is part of it. */
export type Reading = z.infer<typeof schema>;

/** Rows of `emotion_readings` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const readingCodec = rowCodec({
  table: 'emotion_readings',
  what: 'a reading',
  schema,
  renamed: { version: 'engine_version' },
});

/** An answer from outside, checked; its columns have the names of its fields. */
export const answerReader = rowReader({
  table: 'emotion_readings',
  what: 'an answer',
  schema: z.object(answer).check(z.refine(isWhole, { path: ['correction'] })),
});
