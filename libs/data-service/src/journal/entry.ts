import { isLocalDate, SLIDERS } from '@nafas/insights';
import { instant } from '../instant.ts';
import { rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';

const slider = z.int().check(z.minimum(0), z.maximum(10));
const localDate = z.string().check(z.refine(isLocalDate));

const content = {
  mood: slider,
  energy: slider,
  stress: slider,
  motivation: z.nullable(slider),
  touched: z.array(z.enum(SLIDERS)),
  notes: z.nullable(z.string()),
  words: z.array(z.string()),
  tags: z.array(z.string()),
};

/** Answers of the function `journal_page`; see `RowReader`. Throws DataError `invalid`. */
export const pageReader = rowReader({
  table: 'journal_page',
  what: 'an entry of a page',
  schema: z.object({
    id: z.guid(),
    ...content,
    occurredAt: instant,
    timeZone: z.string(),
    localDate,
    version: z.int().check(z.minimum(1)),
    editedAt: z.nullable(instant),
    isCut: z.boolean(),
    /** How many entries the filter has in all; on its first page only. */
    total: z.nullable(z.int()),
  }),
});

/** What a list shows of a check-in; a long note is cut. */
export type ListedEntry = Omit<ReturnType<typeof pageReader.ofRow>, 'total'>;

/** Answers of the function `journal_days`; see `RowReader`. Throws DataError `invalid`. */
export const journalDayReader = rowReader({
  table: 'journal_days',
  what: 'a day of the journal',
  schema: z.object({
    day: localDate,
    entries: z.int().check(z.minimum(1)),
    /** The mean of the moods that were set; null where none was. */
    mood: z.nullable(z.number()),
    /** The words of the newest entry that has some. */
    words: z.array(z.string()),
  }),
});

/** What a day of the journal shows of its entries. */
export type JournalDay = ReturnType<typeof journalDayReader.ofRow>;

/**
 * Answers of the function `journal_facets`: one word or tag, and how many entries have it; see `RowReader`. Throws
 * DataError `invalid`.
 */
export const facetReader = rowReader({
  table: 'journal_facets',
  what: 'a word or tag of the journal',
  schema: z.object({ kind: z.enum(['word', 'tag']), name: z.string(), uses: z.int() }),
});

/** The emotion words and tags that entries have, the most frequent first. */
export interface Facets {
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/**
 * Answers of the function `journal_neighbours`: the entry before, or after, another one; see `RowReader`. Throws
 * DataError `invalid`.
 */
export const neighbourReader = rowReader({
  table: 'journal_neighbours',
  what: 'a neighbour of an entry',
  schema: z.object({ isLater: z.boolean(), id: z.guid(), localDate, occurredAt: instant }),
});

/** Rows of `check_in_versions`; see `RowReader`. Throws DataError `invalid`. */
export const versionReader = rowReader({
  table: 'check_in_versions',
  what: 'an earlier version',
  schema: z.object({ version: z.int(), ...content, replacedAt: instant }),
});

/** What an entry said before one of its edits. */
export type EntryVersion = ReturnType<typeof versionReader.ofRow>;
