import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The steps of a thought record, in their order. */
export const RECORD_STEPS = [
  'situation',
  'feeling',
  'thought',
  'speaksFor',
  'speaksAgainst',
  'fullerThought',
  'feelingAgain',
] as const;
/** A step of a thought record, by the name of what is asked. */
export type RecordStep = (typeof RECORD_STEPS)[number];

/** The step of a record that is finished. */
export const FINISHED = RECORD_STEPS.length + 1;

/** The most characters (code points) of each answer. */
export const MAX_ANSWER = 2000;
/** The most feelings of a record. */
export const MAX_FEELINGS = 8;
/** The most characters (code points) of a feeling; the fewest are one that is no space. */
export const MAX_FEELING = 40;

const answer = z.string().check(z.refine((text) => [...text].length <= MAX_ANSWER));
const feeling = z
  .string()
  .check(z.refine((text) => /\S/.test(text) && [...text].length <= MAX_FEELING));
const strength = z.int().check(z.minimum(0), z.maximum(10));

const schema = z
  .object({
    /** A UUID that the client made, of this saving, so that sending it twice stores it once. */
    id: z.guid(),
    /** The record that this is a saving of. */
    recordId: z.guid(),
    /** Where it stands: 1 to 7 are {@link RECORD_STEPS}, 8 is finished. */
    step: z.int().check(z.minimum(1), z.maximum(FINISHED)),
    situation: answer,
    /** Keys of the product's words, or own ones. */
    feelings: z.array(feeling).check(z.maxLength(MAX_FEELINGS)),
    /** How strong each feeling was, 0 to 10; none before it was asked. */
    before: z.array(strength),
    thought: answer,
    /** How much it was believed, in percent; null where nobody said. */
    belief: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
    speaksFor: answer,
    speaksAgainst: answer,
    fullerThought: answer,
    /** How strong each feeling is at the end; none before it was asked. */
    after: z.array(strength),
    /** Taken away: no word is left in it. */
    removed: z.boolean(),
    startedAt: instant,
    /** When it was saved by the person's device, ISO 8601 in UTC: of two savings the later one holds. */
    savedAt: instant,
  })
  .check(
    z.refine(({ feelings, before, after }) =>
      [before, after].every((rated) => rated.length === 0 || rated.length === feelings.length),
    ),
  );

/** A thought record as it was saved once. */
export type ThoughtRecord = z.infer<typeof schema>;
/** What is written in it. */
export type RecordAnswers = Omit<
  ThoughtRecord,
  'id' | 'recordId' | 'removed' | 'startedAt' | 'savedAt'
>;

/** Rows of `thought_records` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const thoughtRecordCodec = rowCodec({
  table: 'thought_records',
  what: 'a thought record',
  schema,
});

const NOTHING: RecordAnswers = {
  step: 1,
  situation: '',
  feelings: [],
  before: [],
  thought: '',
  belief: null,
  speaksFor: '',
  speaksAgainst: '',
  fullerThought: '',
  after: [],
};

/** A new record, begun with what is known already. */
export function newThoughtRecord(now: Date, known: Partial<RecordAnswers> = {}): ThoughtRecord {
  const at = now.toISOString();
  return thoughtRecordCodec.parse({
    ...NOTHING,
    ...known,
    id: crypto.randomUUID(),
    recordId: crypto.randomUUID(),
    removed: false,
    startedAt: at,
    savedAt: at,
  });
}

/** Another saving of a record. Throws DataError `invalid` where there is too much. */
export function createSaving(
  record: ThoughtRecord,
  change: Partial<RecordAnswers>,
  now: Date,
): ThoughtRecord {
  return thoughtRecordCodec.parse({
    ...record,
    ...change,
    id: crypto.randomUUID(),
    savedAt: laterThan(record.savedAt, now),
  });
}

/** The saving by which a record is taken away. */
export function createRemoval(record: ThoughtRecord, now: Date): ThoughtRecord {
  const { recordId, startedAt } = record;
  return {
    ...{ ...NOTHING, recordId, startedAt, removed: true },
    id: crypto.randomUUID(),
    savedAt: laterThan(record.savedAt, now),
  };
}

/** Two savings within a millisecond, or a clock that was set back, must not change places. */
function laterThan(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/** Whether nothing is written in it. */
export function isEmptyRecord(record: ThoughtRecord): boolean {
  const { situation, feelings, thought, speaksFor, speaksAgainst, fullerThought } = record;
  return (
    feelings.length === 0 &&
    [situation, thought, speaksFor, speaksAgainst, fullerThought].every(
      (text) => text.trim() === '',
    )
  );
}

/** The newest saving of each record that is not taken away, those begun last first. */
export function newestSavings(savings: readonly ThoughtRecord[]): readonly ThoughtRecord[] {
  const newest = new Map<string, ThoughtRecord>();
  for (const saving of savings) {
    const known = newest.get(saving.recordId);
    if (known === undefined || saving.savedAt > known.savedAt) newest.set(saving.recordId, saving);
  }
  return [...newest.values()]
    .filter(({ removed }) => !removed)
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt) || a.id.localeCompare(b.id));
}
