export { type Import, UNDO_DAYS, type UndoResult } from './import.ts';
export type { ImportPart, ImportService } from './service.ts';
export { createSupabaseImports } from './supabase.ts';
