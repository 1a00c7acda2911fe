import type { CheckIn } from '../check-ins/check-in.ts';
import type { EntryVersion, Facets, JournalDay, ListedEntry } from './entry.ts';
import type { JournalFilter } from './filter.ts';

/** Where a page begins: after the entry that has these. */
export type PageKey = Pick<CheckIn, 'localDate' | 'occurredAt' | 'id'>;

/** Some entries, the newest first. */
export interface JournalPage {
  readonly entries: readonly ListedEntry[];
  /** Where the next page begins; null at the end. */
  readonly next: PageKey | null;
  /** How many entries the filter has in all; null without one, and on later pages. */
  readonly total: number | null;
}

/** The entries right before and after one; null at the ends. */
export interface Neighbours {
  readonly earlier: PageKey | null;
  readonly later: PageKey | null;
}

/** What the journal reads of the current user's check-ins. Both implementations pass `contract.ts`. All reject with DataError. */
export interface JournalService {
  /** The entries of a filter after `after`, at most `most`. Without a filter, long notes are cut. */
  page(query: {
    readonly filter: JournalFilter;
    readonly after: PageKey | null;
    readonly most: number;
  }): Promise<JournalPage>;
  /** The days from one local date to another (both included) that have entries, in order. */
  days(from: string, to: string): Promise<JournalDay[]>;
  /** The words and tags by which entries can be filtered. */
  facets(): Promise<Facets>;
  /** The entries right before and after one. */
  neighbours(of: PageKey): Promise<Neighbours>;
  /** What an entry said before its edits, the newest first. */
  versions(id: string): Promise<EntryVersion[]>;
}
