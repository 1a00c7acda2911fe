import { isLocalDate, localDateAt, SLIDER_START, SLIDERS } from '@nafas/insights';
import { instant } from '../instant.ts';
import { rowCodec, type RowOf } from '../row-codec.ts';
import { TAG_KINDS, tagName } from '../tag-name.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

/** The most characters (code points) a note may have. */
export const MAX_NOTES = 2000;
/** The most emotion words of a check-in. */
export const MAX_WORDS = 3;
/** The most characters (code points) that they may have together. */
const MAX_WORDS_LENGTH = 120;
/** The most tags of a check-in. */
export const MAX_TAGS = 10;

const length = (text: string): number => [...text].length;
const slider = z.int().check(z.minimum(0), z.maximum(10));

/** The questions of a check-in. Sliders are whole numbers, 0-10; null means not given. */
const asked = {
  mood: slider,
  energy: slider,
  stress: slider,
  motivation: z.nullable(slider),
};

const schema = z.object({
  /** A UUID that the client made, so that sending it twice stores it once. */
  id: z.guid(),
  ...asked,
  /** At most 2000 characters, or null. */
  notes: z.nullable(z.string().check(z.refine((notes) => length(notes) <= MAX_NOTES))),
  /** Emotion words, at most 3. */
  words: z.array(z.string()).check(
    z.maxLength(MAX_WORDS),
    z.refine((words) => length(words.join('')) <= MAX_WORDS_LENGTH),
  ),
  /** The names of the person's own tags, at most 10. */
  tags: z._default(z.array(tagName).check(z.maxLength(MAX_TAGS)), []),
  /** The sliders that the person set; the values of the others are nobody's answer and part of no figure. */
  touched: z._default(
    z.array(z.enum(SLIDERS)).check(z.refine((all) => new Set(all).size === all.length)),
    [...SLIDERS],
  ),
  /** When the person changed it, ISO 8601 in UTC; null until then. */
  editedAt: z._default(z.nullable(instant), null),
  /** Counts the changes, from 1 (also for one that was never at the server): a change names the version it was made on. */
  version: z._default(z.int().check(z.minimum(1)), 1),
  /** The instant, ISO 8601 in UTC. */
  occurredAt: instant,
  /** The IANA zone the person was in. */
  timeZone: zoneName,
  /** The calendar day there, `YYYY-MM-DD`; it never moves afterwards. */
  localDate: z.string().check(z.refine(isLocalDate)),
});

/** A person's own account of how they are at one moment. It is kept as given; nothing in it is computed. */
export type CheckIn = z.infer<typeof schema>;
/** A check-in by the columns of `check_ins`, without the version, which the database counts. */
export type CheckInRow = RowOf<Omit<CheckIn, 'version'>>;

/** Rows of `check_ins` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const checkInCodec = rowCodec({
  table: 'check_ins',
  what: 'a check-in',
  schema,
  generated: ['version'],
});

/** What a person may change of a check-in; its time stays. */
export type CheckInChange = Pick<
  CheckIn,
  'mood' | 'energy' | 'stress' | 'touched' | 'motivation' | 'notes' | 'words' | 'tags'
>;

/** A check-in with a change, edited now. Its version is still the one that the change was made on. Throws DataError `invalid`. */
export function changedCheckIn(
  checkIn: CheckIn,
  change: Partial<CheckInChange>,
  now = new Date(),
): CheckIn {
  const notes = change.notes === undefined ? checkIn.notes : change.notes?.trim() || null;
  const { id, occurredAt, timeZone, localDate, version } = checkIn;
  const fixed = { id, occurredAt, timeZone, localDate, version };
  return checkInCodec.parse({
    ...checkIn,
    ...change,
    notes,
    ...fixed,
    editedAt: now.toISOString(),
  });
}

// A function, so that apps which only read check-ins don't carry it.
const draftSchema = () =>
  z.object({
    ...asked,
    notes: z.string(),
    words: z.array(z.string()).check(z.maxLength(MAX_WORDS)),
    tags: z._default(z.array(tagName).check(z.maxLength(MAX_TAGS)), []),
    /** Those among the tags that the person made here: they are kept once the check-in is. */
    newTags: z._default(z.array(z.object({ name: tagName, kind: z.enum(TAG_KINDS) })), []),
    touched: z._default(z.array(z.enum(SLIDERS)), []),
    /** When it was by the clock there, `YYYY-MM-DDTHH:MM`; null is now. */
    at: z._default(z.nullable(z.string()), null),
  });

/** A check-in while it is being entered: its note may be blank, or too long as yet. */
export type CheckInDraft = z.infer<ReturnType<typeof draftSchema>>;

/** Whether a draft says anything yet. */
export function saysAnything({ touched, motivation, words, tags, notes }: CheckInDraft): boolean {
  const given = touched.length + words.length + tags.length;
  return given > 0 || motivation !== null || notes.trim() !== '';
}

/** The form before anything is entered: sliders in the middle and touched by nobody. */
export const EMPTY_DRAFT: CheckInDraft = {
  mood: SLIDER_START,
  energy: SLIDER_START,
  stress: SLIDER_START,
  motivation: null,
  notes: '',
  words: [],
  tags: [],
  newTags: [],
  touched: [],
  at: null,
};

/** A draft from a store, or null when it is none. */
export function parseDraft(value: unknown): CheckInDraft | null {
  return z.safeParse(draftSchema(), value).data ?? null;
}

/** A check-in as entered, with time and place. */
export interface NewCheckIn extends Pick<CheckIn, 'mood' | 'energy' | 'stress'> {
  motivation?: number | null;
  /** Blank is the same as none. */
  notes?: string | null;
  words?: readonly string[];
  tags?: readonly string[];
  /** The sliders that the person set. Default: all. */
  touched?: CheckIn['touched'];
  /** When it was: now or earlier. */
  now: Date;
  /** IANA, e.g. `Asia/Riyadh`. */
  timeZone: string;
}

/**
 * A check-in ready to submit: it gets its id, its instant and its fixed local date here, once, so that
 * repeating the submit (also after midnight) stores the same thing.
 * Throws DataError `invalid`, or RangeError for an unknown zone.
 */
export function newCheckIn({ notes, now, timeZone, ...entered }: NewCheckIn): CheckIn {
  return checkInCodec.parse({
    ...EMPTY_DRAFT,
    touched: [...SLIDERS],
    ...entered,
    id: crypto.randomUUID(),
    notes: notes?.trim() || null,
    occurredAt: now.toISOString(),
    timeZone,
    localDate: localDateAt(now, timeZone),
  });
}
