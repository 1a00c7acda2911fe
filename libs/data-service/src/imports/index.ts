export { type Import, MOST_TAGS, UNDO_DAYS, type Undone } from './import.ts';
export type { ImportPart, ImportService } from './service.ts';
export { createSimulatedImports, type SimulatedImportsOptions } from './simulated.ts';
export { createSupabaseImports } from './supabase.ts';
