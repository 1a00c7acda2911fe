import { endSubscription, keepSubscription } from '@nafas/platform/push';

/**
 * Whether this browser can be pushed to: `unsupported` where it lacks the means, `no-worker` where Nafas does not run in the
 * background on this device, `denied` where the person or the browser forbids it.
 */
export type PushSupport = 'unsupported' | 'no-worker' | 'denied' | 'supported';

/** This browser as it stands now. */
export interface ThisBrowser {
  readonly support: PushSupport;
  readonly subscription: PushSubscription | null;
}

/** Looks; asks the person nothing. */
export async function readThisBrowser(): Promise<ThisBrowser> {
  if (
    !('serviceWorker' in navigator) ||
    !('PushManager' in window) ||
    !('Notification' in window)
  ) {
    return { support: 'unsupported', subscription: null };
  }
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  if (Notification.permission === 'denied') return { support: 'denied', subscription };
  return { support: registration ? 'supported' : 'no-worker', subscription };
}

/** Whether a subscription was made with this key of the server: with another one nothing reaches it. */
export function hasServerKey(subscription: PushSubscription, key: string): boolean {
  const { applicationServerKey: made } = subscription.options;
  return made === null || toBase64Url(made) === key;
}

/** Shows the browser's own question where it is not decided yet. */
export function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/**
 * Subscribes this browser with the server's key. Rejects when its push service can't be reached, or the worker is not
 * ready in time.
 */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  if (before && !hasServerKey(before, key)) await before.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await keepSubscription(subscription, key);
  return subscription;
}

/** Ends the subscription of this browser. */
export const unsubscribe = endSubscription;

function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
