import type { BrowserContext, Worker } from '@playwright/test';
import { CHROMIUM } from '../support/browsers.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: CHROMIUM,
});

/** The part of the worker's scope that is used here. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown> };
  readonly WindowClient: { prototype: { focus(): Promise<unknown> } };
  readonly NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

async function getWorker(context: BrowserContext): Promise<Worker> {
  const [running] = context.serviceWorkers();
  return running ?? context.waitForEvent('serviceworker');
}

/**
 * Shows a notification as the product does and presses it in the worker itself. Chromium opens and focuses windows only
 * after a real press, which no script can make, so what was asked of it is written down in their place.
 */
function press(worker: Worker, data: string): Promise<{ asked: string; left: number }> {
  return worker.evaluate(async (address) => {
    const scope = self as unknown as Scope;
    await scope.registration.showNotification('Goal reached', { tag: 'a', data: address });
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('the notification is not there');
    const asked = await new Promise<string>((resolve) => {
      scope.clients.openWindow = (opened) => Promise.resolve(resolve(`opened ${opened}`));
      scope.WindowClient.prototype.focus = () => Promise.resolve(resolve('focused a tab'));
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    return { asked, left: (await scope.registration.getNotifications()).length };
  }, data);
}

const FOCUSED = { asked: 'focused a tab', left: 0 };
const NOTIFICATIONS = '/dashboard/notifications';

test('a press on a browser notification brings the open tab to the front and to its page; the dashboard stays as it is; without a tab the page is opened', async ({
  context,
}) => {
  const product = await startProduct();
  try {
    const page = await context.newPage();
    await page.goto(product.url);
    await untilHydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const worker = await getWorker(context);
    await page.getByRole('button', { name: 'Watch Demo' }).first().click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Motivation hub' }).click();
    const hub = `${product.url}/dashboard/motivation-hub`;
    await expect(page).toHaveURL(hub);
    expect(await press(worker, NOTIFICATIONS)).toEqual(FOCUSED);

    await test.step('a public page goes there', async () => {
      await expect(page).toHaveURL(hub);
      await page.goto(`${product.url}/help`);
      // It listens a little after it answers to presses.
      await expect.poll(() => press(worker, NOTIFICATIONS)).toEqual(FOCUSED);
      await expect(page).toHaveURL(product.url + NOTIFICATIONS);
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    });

    const opened = { asked: `opened ${NOTIFICATIONS}`, left: 0 };
    await test.step('a tab that does not listen', async () => {
      await page.addInitScript(() => {
        // A page without an origin, as the next step's, has none.
        const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
        if (serviceWorker) serviceWorker.addEventListener = () => undefined;
      });
      await page.goto(`${product.url}/help`);
      await expect.poll(() => press(worker, NOTIFICATIONS)).toEqual(opened);
    });

    await test.step('without a tab', async () => {
      await page.goto('about:blank');
      await expect.poll(() => press(worker, NOTIFICATIONS)).toEqual(opened);
    });
  } finally {
    await product.stop();
  }
});
