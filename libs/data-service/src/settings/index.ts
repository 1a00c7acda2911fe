export { DataError, type DataErrorCode } from '../data-error.ts';
export {
  SWITCH_DEFAULTS,
  type SwitchGroup,
  type SwitchKey,
  SWITCHES,
  type Switches,
} from './groups.ts';
export { DEFAULT_SCHEDULE, isQuiet, type Schedule } from './schedule.ts';
export type { SettingsService } from './service.ts';
export { type KnownSettings, settingsStore } from './settings-store.ts';
export {
  allowsEmotionalAnalysis,
  DEFAULT_SETTINGS,
  MAX_VOLUME,
  type SettingsChanges,
  type UserSettings,
} from './settings.ts';
export {
  createSimulatedSettings,
  DEMO_SETTINGS_KEY,
  type SimulatedSettingsOptions,
} from './simulated.ts';
export { createSupabaseSettings } from './supabase.ts';
export { getTimeZone } from './time-zone.ts';
