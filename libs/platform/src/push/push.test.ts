import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSubscription, keepSubscription, keptSubscription } from './index.ts';
import { forgetSubscription } from './kept-subscription.ts';

const stores = new Map<string, Map<string, Response>>();
const unsubscribe = vi.fn(() => Promise.resolve(true));
const SUBSCRIPTION = {
  toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'k', auth: 'a' } }),
};

/** A browser with a subscription. */
function browser(
  permission: NotificationPermission,
  subscription: object | null = { unsubscribe },
) {
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
}

beforeEach(() => {
  stores.clear();
  vi.stubGlobal('caches', {
    open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        put: (place: string, response: Response) => Promise.resolve(store.set(place, response)),
      });
    },
    match: (place: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(stores.get(cacheName)?.get(place)?.clone()),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  unsubscribe.mockClear();
});

it('remembers the address, the secret and the key of a subscription, until it is told to forget', async () => {
  expect(await keptSubscription()).toBeUndefined();
  await keepSubscription(SUBSCRIPTION, 'key');
  expect(await keptSubscription()).toEqual({
    endpoint: 'https://push.example.org/1',
    auth: 'a',
    key: 'key',
  });
  await forgetSubscription();
  expect(await keptSubscription()).toBeUndefined();
});

it('ends the subscription of this browser, and forgets it (DECISION-136)', async () => {
  browser('granted');
  await keepSubscription(SUBSCRIPTION, 'key');
  await endSubscription();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(stores.size).toBe(0);
});

it('does nothing without the permission, a subscription or a worker', async () => {
  browser('default');
  await endSubscription();
  browser('granted', null);
  await endSubscription();
  vi.stubGlobal('navigator', {});
  await endSubscription();
  vi.unstubAllGlobals();
  expect(unsubscribe).not.toHaveBeenCalled();
});
