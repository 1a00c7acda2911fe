export type { HealthPoint, Vital } from './health.ts';
export { isReleaseRefused } from './refused.ts';
export type { GateVerdict, ReleasedApp, ReleaseLine, Releases } from './releases.ts';
export type { ConsoleService, ReleaseChange } from './service.ts';
export { createSupabaseConsole } from './supabase.ts';
