import {
  createSimulatedCheckIns,
  createSupabaseCheckIns,
  type CheckInService,
} from '@nafas/data-service/check-ins';
import type { PlatformV1 } from '@nafas/platform';
import { deviceTimeZone } from './today.ts';

/** The check-ins of this scope: the samples of the demo, or the signed-in person's own rows. */
export async function serviceOf(platform: PlatformV1): Promise<CheckInService> {
  if (platform.scope.mode === 'demo') {
    return createSimulatedCheckIns({
      storage: sessionStorage,
      now: () => new Date(),
      timeZone: deviceTimeZone(),
    });
  }
  return createSupabaseCheckIns(await platform.backend());
}
