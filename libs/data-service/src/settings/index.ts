export { DataError, type DataErrorCode } from '../data-error.ts';
export { type Switches, type SwitchGroup, type SwitchKey, SWITCHES } from './groups.ts';
export { DEFAULT_SCHEDULE, isQuiet, type Schedule } from './schedule.ts';
export type { SettingsService } from './service.ts';
export { type KnownSettings, settingsStore } from './settings-store.ts';
export {
  DEFAULT_SETTINGS,
  MAX_VOLUME,
  type SettingsChanges,
  type UserSettings,
} from './settings.ts';
export { DEMO_SETTINGS_KEY } from './simulated.ts';
export { createSupabaseSettings } from './supabase.ts';
export { getTimeZone } from './time-zone.ts';
