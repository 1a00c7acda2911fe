import type { Page } from '@playwright/test';
import { answerLater, expect, keptSession } from './auth-test.ts';
import { OCTAVIA } from './fake-github.ts';
import { test } from './social-test.ts';

test.use({
  expectedConsole: {
    'a code that came too late, or that is never redeemed':
      /(?:status of 4(?:00|22) |net::ERR_FAILED ).*\/auth\/v1\/token/,
  },
});

/** From the sign-in page to the provider's own. */
async function toGitHub(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByRole('button', { name: 'GitHub' }).click();
  await expect(page.getByRole('heading', { name: 'Authorize Nafas' })).toBeVisible();
}
const answer = (page: Page, name: 'Authorize' | 'Cancel') =>
  page.getByRole('link', { name }).click();

/** The callback page says `text` and offers a way back; nothing of the answer is left in the address. */
async function expectRefused(page: Page, url: string, text: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page).toHaveURL(`${url}/auth/callback`);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${url}/auth/login`);
  expect(await keptSession(page)).toBeNull();
}

test('the buttons follow what the server offers (AUTH-009, AUTH-010, AUTH-011, AUTH-012, DECISION-034)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth/login`);
  await expect(page.getByRole('button', { name: 'GitHub' })).toBeEnabled();
  for (const name of ['Google', 'Apple', 'Facebook']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(/Not set up/);
  }
});

test('in by a provider, with a profile, and no code or token in any address (AUTH-029, DATA-240, DATA-250)', async ({
  page,
  product,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await toGitHub(page, product.url);
  await answer(page, 'Authorize');
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(OCTAVIA.name);

  const { access_token: token } = (await keptSession(page)) ?? { access_token: '' };
  expect(token).not.toBe('');
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toContain('/auth/v1/authorize');
  expect(addresses).toContain(`${product.backend.url}/auth/v1/token?grant_type=pkce`);
  await page.goBack();
  expect(page.url()).not.toContain('code=');
});

test('who came by an Arabic page is answered in Arabic on the way back from the provider (DECISION-164)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/ar/`);
  await page.locator('header a[href="/auth/login"]').first().click();
  await page.getByRole('button', { name: 'GitHub' }).click();
  await answer(page, 'Cancel');
  await expect(page).toHaveURL(/\/auth\/callback/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('alert')).toContainText(/[\u0600-\u06ff]/);
});

test('a person who says no there, is told that nothing happened (AUTH-026, DECISION-021)', async ({
  page,
  product,
}) => {
  await toGitHub(page, product.url);
  await answer(page, 'Cancel');
  await expectRefused(page, product.url, 'Permission was not given there');
});

test('an answer to nobody’s question is refused (AUTH-026)', async ({ page, product }) => {
  const state = crypto.randomUUID();
  await page.goto(`${product.backend.url}/auth/v1/callback?code=stolen&state=${state}`);
  await expectRefused(page, product.url, 'in another browser');
});

test('a code that another browser asked for signs nobody in', async ({
  page,
  browser,
  product,
}) => {
  // The attacker stops before redeeming their own code, and gives its address to somebody else.
  const attacker = await (await browser.newContext()).newPage();
  await attacker.route('**/auth/v1/token*', (route) => route.abort());
  await toGitHub(attacker, product.url);
  const back = attacker.waitForRequest((request) => request.url().includes('/auth/callback?code='));
  await answer(attacker, 'Authorize');
  const address = (await back).url();
  await attacker.context().close();

  await page.goto(address);
  await expectRefused(page, product.url, 'in another browser');
});

test('a code that comes too late is refused (AUTH-026)', async ({ page, product }) => {
  await page.route('**/auth/v1/token?grant_type=pkce', (route) => answerLater(route, 6));
  await toGitHub(page, product.url);
  await answer(page, 'Authorize');
  await expectRefused(page, product.url, 'begun too long ago');
});

test('a sign-in that would return elsewhere does not begin', async ({ request, product }) => {
  const begin = async (target: string, challenge = 'a'.repeat(43)) => {
    const query = new URLSearchParams({
      provider: 'github',
      redirect_to: target,
      code_challenge: challenge,
      code_challenge_method: 's256',
    });
    const address = `${product.backend.url}/auth/v1/authorize?${query.toString()}`;
    return (await request.get(address, { maxRedirects: 0 })).status();
  };
  expect(await begin(`${product.url}/auth/callback`)).toBe(302);
  expect(await begin('https://evil.example/auth/callback')).toBe(400);
  expect(await begin('http://127.0.0.1:9/auth/callback')).toBe(400);
  expect(await begin(`${product.url}/auth/callback`, '')).toBe(400);
});
