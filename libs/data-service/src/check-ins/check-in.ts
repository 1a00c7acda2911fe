import { isLocalDate, localDateAt, SLIDER_START } from '@nafas/insights';
import { instant } from '../instant.ts';
import { rowCodec, type RowOf } from '../row-codec.ts';
import { z } from '../zod.ts';
import { zoneName } from '../zone-name.ts';

/** The most characters (code points) a note may have. */
export const MAX_NOTES = 2000;
/** The most emotion words of a check-in ... */
export const MAX_WORDS = 3;
/** ... and the most characters they may have together. */
const MAX_WORDS_LENGTH = 120;

/** The emotion words a check-in offers. They are kept by these names in every language. */
export const EMOTION_WORDS = [
  'calm',
  'happy',
  'grateful',
  'hopeful',
  'proud',
  'tired',
  'bored',
  'sad',
  'lonely',
  'angry',
  'overwhelmed',
  'anxious',
  'worried',
  'nervous',
  'afraid',
] as const;

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
  /** The instant, ISO 8601 in UTC. */
  occurredAt: instant,
  /** The IANA zone the person was in. */
  timeZone: zoneName,
  /** The calendar day there, `YYYY-MM-DD`; it never moves afterwards. */
  localDate: z.string().check(z.refine(isLocalDate)),
});

/** A person's own account of how they are at one moment. It is kept as given; nothing in it is computed. */
export type CheckIn = z.infer<typeof schema>;
export type CheckInRow = RowOf<CheckIn>;

export const checkInCodec = rowCodec({ table: 'check_ins', what: 'a check-in', schema });

// A function, so that apps which only read check-ins don't carry it.
const draftSchema = () =>
  z.object({ ...asked, notes: z.string(), words: z.array(z.enum(EMOTION_WORDS)) });

/** A check-in while it is being entered: its note may be blank, or too long as yet. */
export type CheckInDraft = z.infer<ReturnType<typeof draftSchema>>;

/** Where the form begins. */
export const EMPTY_DRAFT: CheckInDraft = {
  mood: SLIDER_START,
  energy: SLIDER_START,
  stress: SLIDER_START,
  motivation: null,
  notes: '',
  words: [],
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
    ...entered,
    id: crypto.randomUUID(),
    notes: notes?.trim() || null,
    occurredAt: now.toISOString(),
    timeZone,
    localDate: localDateAt(now, timeZone),
  });
}
