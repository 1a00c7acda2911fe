import type { ListedEntry } from './entry.ts';
import { findTerm, type Term } from './terms.ts';

/** Which entries are wanted. What is empty or null excludes none. */
export interface JournalFilter {
  /** What was typed: every term must be found. */
  readonly typed: readonly Term[];
  /** Any of these emotion words, tags, moods (0-10, only where the mood was given). */
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly moods: readonly number[];
  /** Only entries with a note. */
  readonly noted: boolean;
  /** Local dates, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The filter that excludes no entry: what the journal begins with. */
export const EMPTY_FILTER: JournalFilter = {
  typed: [],
  words: [],
  tags: [],
  moods: [],
  noted: false,
  from: null,
  to: null,
};

/** Whether nothing is excluded. */
export function isEmptyFilter({
  typed,
  words,
  tags,
  moods,
  noted,
  from,
  to,
}: JournalFilter): boolean {
  const lists = [typed, words, tags, moods];
  return lists.every(({ length }) => length === 0) && !noted && from === null && to === null;
}

const meets = <T>(wanted: readonly T[], found: readonly T[]): boolean =>
  wanted.length === 0 || wanted.some((one) => found.includes(one));

/** Whether an entry is wanted, as the database decides it; for the demo and without a network. */
export function matchesFilter(entry: Omit<ListedEntry, 'isCut'>, filter: JournalFilter): boolean {
  const { notes, words, tags, mood, touched, localDate } = entry;
  return (
    meets(filter.words, words) &&
    meets(filter.tags, tags) &&
    (filter.moods.length === 0 || (touched.includes('mood') && filter.moods.includes(mood))) &&
    (!filter.noted || notes !== null) &&
    (filter.from === null || localDate >= filter.from) &&
    (filter.to === null || localDate <= filter.to) &&
    filter.typed.every((term) => findTerm(term, entry))
  );
}
