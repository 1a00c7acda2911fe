import { OF_SIGNING_OUT, OF_THE_INBOX } from '../support/console.ts';
import type { Page } from '@playwright/test';
import type { Product } from '../support/product.ts';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { answerLater, expect, keptSession, test } from './auth-test.ts';

test.use({
  expectedConsole: {
    ...OF_THE_INBOX,
    ...OF_SIGNING_OUT,
    'links that were used, that are too old, and the old password':
      /status of 40[03] .*\/auth\/v1\/(?:token|verify)/,
  },
});

/** Asks for a reset link through the screens, and shows what is said. */
async function forget(page: Page, product: Product, email: string) {
  await page.goto(`${product.url}/auth/forgot`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  return (await page.getByRole('main').innerText()).replaceAll(email, '…');
}

/** The newest link for a new password, in the inbox page. */
async function newestLink(page: Page, product: Product) {
  await page.goto(product.backend.inboxUrl);
  const mails = page.locator('article').filter({ hasText: 'Reset your password' });
  return mails.first().getByRole('link');
}

test('forgot, mail, reset, and in with the new password; the link works once (AUTH-002, AUTH-022, AUTH-023, AUTH-025, DECISION-020)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await logOut(page);
  await forget(page, product, layla.email.toUpperCase());
  const link = await newestLink(page, product);
  const address = (await link.getAttribute('href')) ?? '';

  await link.click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/auth/reset`);
  const changed = { ...layla, password: 'a quiet evening' };
  await page.getByLabel('Password', { exact: true }).fill(changed.password);
  await page.getByLabel('Confirm password').fill(changed.password);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await logOut(page);

  await signIn(page, layla);
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await signIn(page, changed);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await logOut(page);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/auth/reset`);
  await page.getByRole('link', { name: 'Send another link' }).click();
  await expect(page).toHaveURL(`${product.url}/auth/forgot`);
});

test('a link that is an hour old is explained, and no address is told from another (AUTH-025, DECISION-035)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await logOut(page);
  const known = await forget(page, product, layla.email);
  const unknown = await forget(page, product, `nobody-${layla.email}`);
  expect(unknown).toBe(known);

  await page.route('**/auth/v1/verify*', (route) => answerLater(route, 61));
  const link = await newestLink(page, product);
  await expect(page.getByText(`nobody-${layla.email}`)).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a reset link that somebody else sent does not take the place of who is signed in; it asks first', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  const mallory = newPerson('Mallory Smith');
  await signUp(page, product.url, mallory);
  await logOut(page);
  await forget(page, product, mallory.email);
  const address = (await (await newestLink(page, product)).getAttribute('href')) ?? '';
  await signUp(page, product.url, layla);
  const before = await keptSession(page);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'You are signed in already' })).toBeVisible();
  await expect(page.getByText(layla.email)).toBeVisible();
  // The token has left the address all the same.
  await expect(page).toHaveURL(`${product.url}/auth/reset`);
  expect((await keptSession(page))?.access_token).toBe(before?.access_token);
  await page.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');

  await page.goto(address);
  await page.getByRole('button', { name: 'Use the Link' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  // Whose password it is, is said.
  await expect(page.getByText(mallory.email)).toBeVisible();
});
