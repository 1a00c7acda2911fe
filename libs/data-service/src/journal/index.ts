export type { EntryVersion, Facets, JournalDay, ListedEntry } from './entry.ts';
export { EMPTY_FILTER, isEmptyFilter, matchesFilter, type JournalFilter } from './filter.ts';
export { byNewest } from './order.ts';
export type { JournalPage, JournalService, PageKey } from './service.ts';
export { createSupabaseJournal } from './supabase.ts';
export { findMatches, splitWords, type Term } from './terms.ts';
