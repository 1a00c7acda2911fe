import { instant } from '../instant.ts';
import { rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';

/** What a file may be, as libs/portability names it. */
export const IMPORT_KINDS = [
  'daylio-csv',
  'daylio-backup',
  'nafas-json',
  'nafas-csv',
  'csv',
] as const;

/** For how many days an import can be undone. */
export const UNDO_DAYS = 30;

/** The most tags that an import offers to keep as the person's own. */
export const MOST_TAGS = 100;

/** Entries that came in together and can be taken out together. */
export const importReader = rowReader({
  table: 'imports',
  what: 'an import',
  schema: z.object({
    /** A UUID that the client made. */
    id: z.guid(),
    kind: z.enum(IMPORT_KINDS),
    /** How many check-ins it brought. */
    entries: z.int().check(z.minimum(0)),
    /** ISO 8601 in UTC. */
    createdAt: instant,
  }),
});

/** One import of the person: what kind of file, how many check-ins it brought, and when. */
export type Import = ReturnType<typeof importReader.ofRow>;

/** Which of the ids that were asked about are stored already; see `RowReader`. */
export const knownReader = rowReader({
  table: 'import_known',
  what: 'an id that is known',
  schema: z.object({ id: z.guid() }),
});

/** The answer of undoing an import: numbers of check-ins; see `RowReader`. */
export const undoneReader = rowReader({
  table: 'import_undo',
  what: 'what an undone import left',
  schema: z.object({ removed: z.int(), kept: z.int() }),
});

/** How many entries went, and how many stayed because they were edited since. */
export type UndoResult = ReturnType<typeof undoneReader.ofRow>;
