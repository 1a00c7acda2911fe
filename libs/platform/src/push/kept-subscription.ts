/** What this browser remembers of its push subscription, to say when it changes: nothing of the person. */
export interface KeptSubscription {
  readonly endpoint: string;
  /** Its secret, which proves that a change comes from this browser. */
  readonly auth: string;
  /** The server's public key that it was made with, base64url. */
  readonly key: string;
}

/** A store that pages and the service worker share. */
const STORE = 'nafas-push';
const PLACE = '/push-subscription';

/** Remembers a subscription in place of the one before. Rejects where the browser keeps nothing. */
export async function keepSubscription(
  subscription: Pick<PushSubscription, 'toJSON'>,
  key: string,
): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const kept: KeptSubscription = { endpoint, auth: keys?.['auth'] ?? '', key };
  await (await caches.open(STORE)).put(PLACE, Response.json(kept));
}

/** The subscription that was kept last; undefined without one. */
export async function keptSubscription(): Promise<KeptSubscription | undefined> {
  const kept = await caches.match(PLACE, { cacheName: STORE });
  return (await kept?.json()) as KeptSubscription | undefined;
}

/** Forgets the kept subscription, if there is one. */
export async function forgetSubscription(): Promise<void> {
  await caches.delete(STORE);
}
