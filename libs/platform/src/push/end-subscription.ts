import { forgetSubscription } from './kept-subscription.ts';

/**
 * Ends the push subscription of this browser, if it has one: from then on its push service takes no message for it, and
 * whoever still sends one hears that it is gone.
 */
export async function endSubscription(): Promise<void> {
  // Without the permission there is none; and where any of these is missing there can be none.
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await forgetSubscription();
}
