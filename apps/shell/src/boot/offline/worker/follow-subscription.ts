import { keepSubscription, keptSubscription } from '@nafas/platform/push';
import { callBackend } from './call-backend.ts';
import type { PushScope } from './scope.ts';

/**
 * Tells the server where this browser is reached now: its push service changed that by itself. Browsers don't agree on
 * what they say then, so the old address is what was kept. Nothing where none was.
 */
export async function followSubscription(
  { registration }: Pick<PushScope, 'registration'>,
  made: PushSubscription | null | undefined,
): Promise<void> {
  const old = await keptSubscription();
  if (!old) return;
  const subscription =
    made ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: old.key,
    }));
  const isKnown = await callBackend('replace_push_subscription', {
    old_endpoint: old.endpoint,
    old_auth: old.auth,
    subscription: subscription.toJSON(),
  });
  // Signed out meanwhile: nobody is to be reached here.
  if (isKnown === true) await keepSubscription(subscription, old.key);
  else await subscription.unsubscribe();
}
