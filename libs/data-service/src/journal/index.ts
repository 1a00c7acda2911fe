export type { EntryVersion, Facets, JournalDay, ListedEntry } from './entry.ts';
export { EVERYTHING, isEverything, isWanted, type JournalFilter } from './filter.ts';
export { byNewest, toDays } from './order.ts';
export type { JournalPage, JournalService, PageKey } from './service.ts';
export { createSimulatedJournal } from './simulated.ts';
export { createSupabaseJournal } from './supabase.ts';
export { findMarks, splitWords, type Term } from './terms.ts';
