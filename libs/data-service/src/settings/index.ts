export { DataError, type DataErrorCode } from '../data-error.ts';
export type { SettingsService } from './service.ts';
export type { SettingsChanges, UserSettings } from './settings.ts';
export {
  createSimulatedSettings,
  DEMO_SETTINGS_KEY,
  type SimulatedSettingsOptions,
} from './simulated.ts';
export { createSupabaseSettings } from './supabase.ts';
