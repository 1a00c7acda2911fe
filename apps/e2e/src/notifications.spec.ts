import { createSupabaseGoals, newGoal } from '@nafas/data-service/goals';
import { createSupabaseNotifications, newNotification } from '@nafas/data-service/notifications';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { untilHydrated } from './support/hydrated.ts';
import { createClient } from './support/test-client.ts';
import { newPerson, signUp, type Person } from './support/people.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

test.use({
  expectedConsole: {
    'changes of notifications are kept from the server':
      /net::ERR_FAILED .*\/rest\/v1\/notifications/,
  },
});

/** This person signed in on another device. */
async function elsewhere(product: Product, person: Person) {
  const { url, anonKey } = product.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword(person)).error).toBeNull();
  const notifications = createSupabaseNotifications(client);
  return {
    notifications,
    /** Notifications of the last minutes, the first one newest. */
    async tell(...titles: string[]) {
      for (const [index, title] of titles.entries()) {
        const now = new Date(Date.now() - (index + 1) * 60_000);
        const words = { title, message: 'The quick brown fox stays where it is' };
        await notifications.add(newNotification({ type: 'support', ...words, now }));
      }
    },
    async reachGoal(title: string) {
      const goals = createSupabaseGoals(client);
      const rest = { description: 'd', category: 'Health', deadline: '2100-01-01' } as const;
      const made = newGoal({ title, ...rest, now: new Date(), timeZone: 'UTC' });
      await goals.setProgress(await goals.add(made), 100);
    },
  };
}

/** Lets the clock jump once every part of the page has mounted: a part that is still loading would be out of time. */
async function jump(page: Page, ms: number): Promise<void> {
  await expect(page.locator('[data-feature]').first()).toBeVisible();
  await expect(page.locator('[data-feature][data-state="loading"]')).toHaveCount(0);
  await page.clock.fastForward(ms);
}

const bell = (page: Page) => page.getByRole('button', { name: /^(Notifications, |الإشعارات، )/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^(Notifications|الإشعارات)$/ });

test('a goal that is reached rings the bell; by keyboard it is read and cleared, for good (SHELL-070, SHELL-071, SHELL-072, SHELL-077, SHELL-085)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await page.clock.install();
  // Notifications in the first answer were there before, and are not announced as new.
  const first = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/notifications?') && response.request().method() === 'GET',
  );
  await signUp(page, product.url, layla);
  await (await first).finished();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 0 unread');

  await test.step('within 30 seconds', async () => {
    await (await elsewhere(product, layla)).reachGoal('Walk before sunset');
    await jump(page, 30_000);
    // The goal, and the achievements that come with a first one.
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, [1-9] unread$/);
    await expect(page.getByText(/^(A new notification|\d new notifications)$/)).toBeAttached();
  });

  const note = panel(page).getByRole('listitem').filter({ hasText: 'Walk before sunset' });
  await test.step('Enter opens the panel, Enter on the note reads it', async () => {
    const before = Number(await bell(page).textContent());
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    const button = note.getByRole('button', { name: /^Unread: Goal reached: / });
    while (!(await button.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
      await expect(panel(page).locator(':focus')).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(bell(page)).toHaveAccessibleName(`Notifications, ${before - 1} unread`);
    await expect(note).not.toContainText('Unread:');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
  });

  await test.step('it is read after a reload, and in Arabic it is Arabic', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await bell(page).click();
    await expect(note).toContainText('بلغت هدفك: Walk before sunset');
    await expect(note).not.toContainText('غير مقروء:');
  });

  await test.step('cleared, it stays away', async () => {
    await panel(page)
      .getByRole('button', { name: /^مسح: بلغت هدفك/ })
      .click();
    await expect(note).toHaveCount(0);
    await page.goto(`${product.url}/dashboard/notifications`);
    await expect(page).toHaveTitle('الإشعارات · نَفَس');
    await expect(page.getByRole('heading', { level: 1, name: 'الإشعارات' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Walk before sunset')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'مسح الكل' }).click();
    await expect(page.getByRole('main')).toContainText('لا جديد');
  });
});

test('what the server refuses is undone with Try Again; mark all, clear all, view all (SHELL-074, SHELL-075, SHELL-076, SHELL-079, DECISION-077)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const { tell, notifications } = await elsewhere(product, layla);
  await tell('First', 'Second', 'Third');
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');

  const table = '**/rest/v1/notifications?*';
  await page.route(table, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Clear: First' }).click();
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText('That could not be cleared. It is back.');
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);

  await page.unroute(table);
  await toast.getByRole('button', { name: 'Try Again' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect.poll(async () => (await notifications.list()).length).toBe(2);

  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 0 unread');
  await panel(page).getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard/notifications`);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(2);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 0 unread');
  await main.getByRole('button', { name: 'Clear all' }).click();
  await expect(main).toContainText('Nothing new');
  await expect.poll(() => notifications.list()).toEqual([]);
});

for (const { language, theme, width, height } of [
  { language: 'en', theme: 'dark', width: 1440, height: 900 },
  { language: 'ar', theme: 'light', width: 390, height: 844 },
] as const) {
  test(`the panel is in reach and accessible in ${language}, ${theme}, at ${width} px; its list is at most 400 px high (SHELL-080)`, async ({
    page,
    product,
  }) => {
    const layla = newPerson();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page, product.url, layla);
    const { tell } = await elsewhere(product, layla);
    await tell(...Array.from({ length: 12 }, (_, index) => `Number ${index}`));
    await page.addInitScript(
      (look) => {
        localStorage.setItem('nafas.language.v1', look.language);
        localStorage.setItem('nafas.theme.v1', look.theme);
      },
      { language, theme },
    );
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(bell(page)).toContainText(language === 'ar' ? /١٢|12/ : '12');
    await bell(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveCount(12);

    const list = panel(page).locator('section').first().locator('xpath=../..');
    const { scrolls, clientHeight } = await list.evaluate((element) => ({
      clientHeight: element.clientHeight,
      scrolls: element.scrollHeight > element.clientHeight,
    }));
    expect(scrolls).toBe(true);
    expect(clientHeight).toBeLessThanOrEqual(400);
    expect(clientHeight).toBeGreaterThan(200);
    const box = await panel(page).boundingBox();
    if (!box) throw new Error('the panel is not on screen');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const tabBar = width < 720 ? 70 : 0;
    expect(box.y + box.height).toBeLessThanOrEqual(height - tabBar);
    expect(await axeViolations(page, { within: '[role="dialog"]' })).toEqual([]);
  });
}

test('where the backend has a socket it tells of new ones, and nobody asks every 30 seconds', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, flags: { ...config.flags, realtime: true } } });
  });
  // A stand-in for the realtime service, as supabase-js meets it: joined by topic, then told of rows.
  let insert: (() => void) | undefined;
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    socket.onMessage((text) => {
      const [join, ref, topic, event, payload] = JSON.parse(String(text));
      const send = (...rest: unknown[]) => socket.send(JSON.stringify(rest));
      const wanted = event === 'phx_join' ? payload.config.postgres_changes : [];
      const rows = wanted.map((one: object, index: number) => ({ ...one, id: index + 1 }));
      const response = event === 'phx_join' ? { postgres_changes: rows } : {};
      send(join, ref, topic, 'phx_reply', { status: 'ok', response });
      if (event !== 'phx_join') return;
      const extension = { extension: 'postgres_changes', status: 'ok', channel: topic };
      send(join, null, topic, 'system', { ...extension, message: 'Subscribed to PostgreSQL' });
      insert = () => {
        const row = { type: 'INSERT', schema: 'public', table: 'notifications', record: {} };
        const data = {
          ...row,
          columns: [],
          errors: null,
          commit_timestamp: '2026-11-21T00:00:00Z',
        };
        send(join, null, topic, 'postgres_changes', { ids: [1], data });
      };
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    // A check asks for what is newer; a list does not.
    if (/notifications\?.*time=gt\./.test(request.url())) asked.push(request.url());
  });

  const layla = newPerson();
  await signUp(page, product.url, layla);
  await expect(bell(page)).toBeVisible();
  await expect.poll(() => insert !== undefined).toBe(true);
  await expect.poll(() => asked.length).toBe(1);
  // What is still loading when the clock jumps counts as too late.
  await expect(page.locator('[data-state="loading"], [aria-busy="true"]')).toHaveCount(0);
  await jump(page, 5 * 30_000);
  await (await elsewhere(product, layla)).tell('Told at once');
  insert?.();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  expect(asked).toHaveLength(2);
});

test('a public page loads none of it; the dashboard does', async ({ page, product }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(product.url) && response.url().endsWith('.js')) {
      // Of the page that was left there may be one that nobody has any more.
      scripts.push(response.text().catch(() => ''));
    }
  });
  const loaded = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('nafas.demo.notifications')).length;
  await page.goto(product.url);
  await untilHydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(await loaded()).toBe(0);
  await signUp(page, product.url, newPerson());
  await expect(bell(page)).toBeVisible();
  await expect.poll(loaded).toBeGreaterThan(0);
});
