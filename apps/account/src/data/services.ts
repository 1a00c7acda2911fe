import {
  type AvatarService,
  createSimulatedAvatars,
  createSupabaseAvatars,
} from '@nafas/data-service/avatar';
import {
  type CheckInService,
  createSimulatedCheckIns,
  createSupabaseCheckIns,
} from '@nafas/data-service/check-ins';
import {
  type ConsentService,
  createSimulatedConsents,
  createSupabaseConsents,
} from '@nafas/data-service/consents';
import {
  createSimulatedProfiles,
  createSupabaseProfiles,
  DEMO_USER_ID,
  type ProfileService,
} from '@nafas/data-service/profile';
import {
  createSimulatedSettings,
  createSupabaseSettings,
  type SettingsService,
} from '@nafas/data-service/settings';
import type { PlatformV1 } from '@nafas/platform';

/** Whose profile it is: the signed-in person's, or that of the demo's made-up one. */
export function userIdOf(platform: PlatformV1): string {
  return platform.scope.userId ?? DEMO_USER_ID;
}

const demoOptions = (platform: PlatformV1) => ({
  storage: sessionStorage,
  now: () => new Date(),
  language: platform.language.get(),
});

/** The profiles of this scope. */
export async function profilesOf(platform: PlatformV1): Promise<ProfileService> {
  if (platform.scope.mode === 'demo') return createSimulatedProfiles(demoOptions(platform));
  return createSupabaseProfiles(await platform.backend());
}

/** The pictures of this scope. */
export async function avatarsOf(platform: PlatformV1): Promise<AvatarService> {
  if (platform.scope.mode === 'demo') return createSimulatedAvatars(demoOptions(platform));
  return createSupabaseAvatars(await platform.backend());
}

/** The check-ins of this scope. */
export async function checkInsOf(platform: PlatformV1): Promise<CheckInService> {
  if (platform.scope.mode === 'demo') return createSimulatedCheckIns(demoOptions(platform));
  return createSupabaseCheckIns(await platform.backend());
}

/** The consents of this scope. */
export async function consentsOf(platform: PlatformV1): Promise<ConsentService> {
  if (platform.scope.mode === 'demo') return createSimulatedConsents(demoOptions(platform));
  return createSupabaseConsents(await platform.backend());
}

/** The settings of this scope. */
export async function settingsOf(platform: PlatformV1): Promise<SettingsService> {
  if (platform.scope.mode === 'demo') return createSimulatedSettings({ storage: sessionStorage });
  return createSupabaseSettings(await platform.backend(), userIdOf(platform));
}
