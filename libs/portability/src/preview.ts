import type { DateOrder } from './entry/date-text.ts';
import type { Encoding } from './bytes/decode-text.ts';

/** Which diary wrote a file, and in which form; `csv` is any other table. */
export type ImportKind = 'daylio-csv' | 'daylio-backup' | 'nafas-json' | 'nafas-csv' | 'csv';

/** A slider that was given a value; the others are stored in the middle, and no figure uses them. */
export type Slider = 'mood' | 'energy' | 'stress';

/** A check-in as its row will be: the columns of `public.check_ins`. */
export interface ImportedRow {
  readonly id: string;
  readonly mood: number;
  readonly energy: number;
  readonly stress: number;
  readonly motivation: number | null;
  readonly notes: string | null;
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly touched: readonly Slider[];
  /** ISO 8601 in UTC. */
  readonly occurred_at: string;
  readonly time_zone: string;
  readonly local_date: string;
  /** ISO 8601 in UTC; null where nobody edited it. */
  readonly edited_at: string | null;
}

/** What is wrong with a line. The words are the app's, in its language; `PROBLEMS` has them in English. */
export type ProblemCode = keyof typeof PROBLEMS;

/** What may be wrong with a line, and how it is said in English; apps have words of their own by these codes. */
export const PROBLEMS = {
  'no-date': 'There is no date.',
  'bad-date': 'The date can’t be read.',
  'bad-time': 'The time can’t be read; noon is taken.',
  future: 'The date lies in the future.',
  'bad-value': 'A value is no whole number from 0 to 10; it is left out.',
  empty: 'There is neither a mood nor a note nor a tag.',
  'open-quote': 'A quote is opened and not closed.',
  'extra-cells': 'There are more cells than columns; those too many are left out.',
  'note-cut': 'The note is longer than 2,000 characters; what is longer is left out.',
  'tags-cut':
    'There are more than 10 tags, or one is longer than 40 characters; what is more is left out.',
  'words-cut': 'There are more than three emotion words; what is more is left out.',
  'not-an-entry': 'This is no entry.',
} as const;

/** A problem of a line, or of an entry of a file without lines. */
export interface ImportProblem {
  /** The line it begins in, from 1; in JSON and backups which entry it is, from 1. */
  readonly line: number;
  readonly code: ProblemCode;
  /** Whether the entry comes in all the same. */
  readonly kept: boolean;
}

/** A name that the file has for a mood. */
export interface FoundMood {
  readonly name: string;
  readonly count: number;
  /** 0 to 10; null where only the person knows: it is asked. */
  readonly mood: number | null;
}

/** What a column of any CSV may be. */
export const FIELDS = [
  'date',
  'time',
  'mood',
  'energy',
  'stress',
  'motivation',
  'title',
  'note',
  'tags',
  'none',
] as const;
/** What a column holds; `none` is a column that is not brought in. */
export type Field = (typeof FIELDS)[number];

/** A column of a CSV. */
export interface FoundColumn {
  readonly name: string;
  /** Its first cell with something in it. */
  readonly sample: string;
  readonly field: Field;
}

/** What the reader needs to know, and what the person chose. */
export interface ImportOptions {
  /** IANA, the person's own: files hold local times. */
  readonly timeZone: string;
  /** The local date; entries later than the day after it are refused. */
  readonly today: string;
  /** The id of the account. Without it ids are those of nobody. */
  readonly person?: string;
  /** Moods by the file's names; null leaves the mood out. */
  readonly moods?: Readonly<Record<string, number | null>>;
  /** What each column is, in their order. For CSV without a known form. */
  readonly columns?: readonly Field[];
  /** Columns are still being matched: where the date or all content is missing, the preview has them and no entries. */
  readonly isMatching?: boolean;
  /** For `3/4/2024`; found out where it is not given. */
  readonly dateOrder?: DateOrder;
}

/** All there is to see before anything is stored. */
export interface ImportPreview {
  readonly kind: ImportKind;
  readonly encoding: Encoding;
  /** How many entries come in. */
  readonly count: number;
  /** They, in order of time. Those with a mood that is asked have none yet. */
  readonly entries: readonly ImportedRow[];
  /** Entries that are in the file more than once; each comes in once. */
  readonly duplicates: number;
  /** By line; at most 1000. */
  readonly problems: readonly ImportProblem[];
  /** How many problems there are in all. */
  readonly problemCount: number;
  readonly moods: readonly FoundMood[];
  readonly tags: readonly { readonly name: string; readonly count: number }[];
  /** Of a CSV without a known form; else empty. */
  readonly columns: readonly FoundColumn[];
  /** Where dates are like `3/4/2024`; null where none is. */
  readonly dateOrder: DateOrder | null;
  /** The first and the last local date; null without entries. */
  readonly from: string | null;
  readonly to: string | null;
}
