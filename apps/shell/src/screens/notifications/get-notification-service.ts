import {
  createSimulatedNotifications,
  createSupabaseNotifications,
  demoStorage,
  type NotificationService,
} from '@nafas/data-service/notifications';
import type { PlatformV1 } from '@nafas/platform';

/** The notifications of this scope: the samples of the demo, or the signed-in person's own rows. */
export async function getNotificationService(platform: PlatformV1): Promise<NotificationService> {
  if (platform.scope.mode === 'demo') {
    const storage = demoStorage(platform.scope);
    return createSimulatedNotifications({ storage, now: () => new Date() });
  }
  return createSupabaseNotifications(await platform.backend());
}
