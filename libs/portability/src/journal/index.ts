export { writeJournal } from './write-journal.ts';
export type { JournalTexts } from './to-markdown.ts';
