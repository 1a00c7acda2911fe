export type { AccountExport } from './account-export.ts';
export { toCsv } from './csv.ts';
export { isReauthenticationNeeded, ReauthenticationNeeded } from './reauthentication.ts';
export type { AccountDataService } from './service.ts';
export { createSupabaseAccountData } from './supabase.ts';
