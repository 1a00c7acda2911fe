import { OF_SIGNING_OUT } from '../support/console.ts';
import { createClient } from '@supabase/supabase-js';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { endSessionIn, expect, keptSession, test } from './auth-test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'a session that ended elsewhere is not renewed': /status of 400 .*\/auth\/v1\/token/,
    'the server is out of reach':
      /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|shell session Error: ensure_profile failed/,
  },
});

test('without "remember me" the session ends with the browser (DECISION-032)', async ({
  page,
  context,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await logOut(page);
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signIn(page, layla);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  const second = await context.newPage();
  await second.goto(`${product.url}/dashboard`);
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Layla');
  await page.close();
  await second.close();

  // As closing a browser does: session cookies go, local storage stays.
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, expires }) => [name, value, expires])).toEqual([
    ['nafas_session', 'on', -1],
  ]);
  await context.clearCookies();
  const later = await context.newPage();
  await later.goto(`${product.url}/dashboard`);
  await expect(later).toHaveURL(`${product.url}/auth/login`);
  expect(await keptSession(later)).toBeNull();
});

test('a session is renewed before it ends', async ({ page, product }) => {
  await signUp(page, product.url, newPerson());
  const before = await keptSession(page);
  await endSessionIn(page, 60);
  await page.reload();
  // Not the access token: two that are made within one second are the same.
  await expect
    .poll(async () => (await keptSession(page))?.refresh_token)
    .not.toBe(before?.refresh_token);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
});

test('a session that another device ended leads to the landing page and says why (DECISION-019)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  // A request that is still loading would notice the end of the session before the reload.
  await expect(page.locator('[data-state="loading"], [aria-busy="true"]')).toHaveCount(0);
  const { url, anonKey } = product.backend;
  const elsewhere = createClient(url, anonKey, { auth: { persistSession: false } });
  await elsewhere.auth.signInWithPassword(layla);
  expect((await elsewhere.auth.signOut({ scope: 'global' })).error).toBeNull();

  await endSessionIn(page, -1);
  await page.reload();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('ended on another device')).toBeVisible();
  expect(await keptSession(page)).toBeNull();
});

test('a session that can not be renewed stays while the server is out of reach', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await endSessionIn(page, -1);
  await context.route(`${product.backend.url}/**`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  // The last part of the page's frame to come: before it there is a bell without a panel.
  await expect(page.locator('button[aria-haspopup="dialog"][aria-expanded]').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await keptSession(page)).not.toBeNull();
});

test('a clock that is two hours wrong changes nothing', async ({ page, product }) => {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  for (const hours of [2, -2]) {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await signUp(page, product.url, newPerson());
    const left =
      ((await keptSession(page))?.expires_at ?? 0) - (await page.evaluate(() => Date.now() / 1000));
    expect(left).toBeGreaterThan(3_500);
    expect(left).toBeLessThanOrEqual(3_601);
    await logOut(page);
  }
  expect(refreshes).toEqual([]);
});

test('two tabs sign in as two people: the last one counts, in both', async ({
  page,
  context,
  product,
}) => {
  const [amal, basil] = [newPerson('Amal Nasser'), newPerson('Basil Odeh')];
  for (const person of [amal, basil]) {
    await signUp(page, product.url, person);
    await logOut(page);
  }
  const other = await context.newPage();
  await other.goto(`${product.url}/auth/login`);
  // Basil's answer is on its way while Amal signs in beside it.
  let release = () => {};
  const amalIsIn = new Promise<void>((resolve) => (release = resolve));
  await other.route('**/auth/v1/token?grant_type=password', async (route) => {
    await amalIsIn;
    await route.continue();
  });
  const asked = other.waitForRequest('**/auth/v1/token?grant_type=password');
  await signIn(other, basil);
  await asked;
  await signIn(page, amal);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amal Nasser');
  release();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Basil Odeh');
    await expect(tab.getByText('Amal Nasser')).toHaveCount(0);
  }

  await test.step('signing out in one tab is told in the other, and back shows nothing (DECISION-019)', async () => {
    await logOut(page);
    await expect(other).toHaveURL(`${product.url}/`);
    await expect(other.getByText('You were signed out in another tab.')).toBeVisible();
    await expect(page.getByText('You were signed out in another tab.')).toHaveCount(0);
    await page.goto(`${product.url}/help`);
    for (let steps = 0; steps < 3; steps += 1) {
      await page.goBack();
      await expect(page.getByText(/Basil|Amal/)).toHaveCount(0);
    }
  });
});
