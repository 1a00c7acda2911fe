export type { EntryVersion, Facets, JournalDay, ListedEntry } from './entry.ts';
export { EVERYTHING, isEverything, isWanted, type JournalFilter } from './filter.ts';
export { byNewest } from './order.ts';
export type { JournalPage, JournalService, PageKey } from './service.ts';
export { createSupabaseJournal } from './supabase.ts';
export { findMarks, splitWords, type Term } from './terms.ts';
