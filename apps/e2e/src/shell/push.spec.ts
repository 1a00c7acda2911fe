import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Worker } from '@playwright/test';
import { CHROMIUM } from '../support/browsers.ts';
import { expect, test } from '../support/test.ts';

/** The part of the worker's scope that is used here. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    openWindow(address: string): Promise<unknown>;
    matchAll(options: object): Promise<unknown>;
  };
  /** How often the worker found out which pages are seen. */
  looks?: number;
  readonly NotificationEvent: new (
    type: string,
    init: { notification: Notification; action: string },
  ) => Event;
  dispatchEvent(event: Event): boolean;
}

const WEEK = '/dashboard/week/2026-11-22';
const BODY = 'A moment for you, whenever it suits.';

/** As compose-push.ts of the backend makes it. */
const createMessage = (tag: string) => ({
  id: '00000000-0000-4000-8000-00000000000a',
  title: 'Nafas',
  body: BODY,
  lang: 'en',
  dir: 'ltr',
  tag,
  open: WEEK,
  actions: [
    { action: 'later', title: 'Later' },
    { action: 'not-today', title: 'Not today' },
  ],
});

/** Gives the worker of an origin a message, as the browser does that its push service reached. */
async function createPush(context: BrowserContext, origin: string) {
  const page = context.pages()[0] ?? (await context.newPage());
  const devTools: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (tag: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(createMessage(tag)),
    });
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const all = await (self as unknown as Scope).registration.getNotifications();
    return all.map(({ body, tag }) => `${tag}: ${body}`);
  });

/** Counts how often the worker finds out which pages are seen: then it has decided what becomes of a push. */
const countLooks = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope;
    const matchAll = scope.clients.matchAll.bind(scope.clients);
    scope.looks = 0;
    scope.clients.matchAll = async (options) => {
      const found = await matchAll(options);
      scope.looks = (scope.looks ?? 0) + 1;
      return found;
    };
  });
const looks = (worker: Worker) => worker.evaluate(() => (self as unknown as Scope).looks);

/** Presses what is shown, in the worker: Chromium opens windows only after a press of a hand. */
const press = (worker: Worker, action: string) =>
  worker.evaluate(async (pressed) => {
    const scope = self as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (opened) => Promise.resolve(resolve(opened));
      const event = new scope.NotificationEvent('notificationclick', {
        notification,
        action: pressed,
      });
      scope.dispatchEvent(event);
    });
  }, action);

test('a push is shown once no page is seen, also after the browser was closed, and a press leads to its page (DECISION-136)', async ({
  product,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'nafas-push-'));
  const options = {
    ...CHROMIUM,
    permissions: ['notifications'],
    serviceWorkers: 'allow' as const,
  };
  const launch = () => chromium.launchPersistentContext(profile, options);
  const { origin } = new URL(product.url);
  let context = await launch();
  try {
    await test.step('a page that is seen has it behind the bell; without one it is shown', async () => {
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(`${product.url}/auth/login`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const push = await createPush(context, origin);
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('the worker does not run');
      await countLooks(worker);
      await push('seen');
      await expect.poll(() => looks(worker)).toBe(1);
      await page.goto('about:blank');
      await push('alone');
      await expect.poll(() => shown(worker)).toEqual([`alone: ${BODY}`]);
    });

    await context.close();
    context = await launch();
    const push = await createPush(context, origin);
    const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
    await push('moment');
    const worker = await started;

    await test.step('after a new start it is shown, and replaced by the next of its tag', async () => {
      const moments = async () => (await shown(worker)).filter((one) => one.startsWith('moment'));
      await expect.poll(moments).toEqual([`moment: ${BODY}`]);
      await push('moment');
      await expect.poll(moments).toEqual([`moment: ${BODY}`]);
    });

    await test.step('a press leads to its page; an action that the server refuses opens the bell', async () => {
      expect(await press(worker, '')).toBe(WEEK);
      await push('moment');
      await expect.poll(async () => (await shown(worker)).length).toBeGreaterThan(0);
      expect(await press(worker, 'later')).toBe('/dashboard/notifications');
    });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
