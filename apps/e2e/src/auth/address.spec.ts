import { OF_THE_INBOX } from '../support/console.ts';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Product } from '../support/product.ts';
import { fillSignUp, newPerson, signIn } from '../support/people.ts';
import { expect } from './auth-test.ts';
import { test } from './social-test.ts';

test.use({
  expectedConsole: {
    ...OF_THE_INBOX,
    'a link that was used is refused': /status of 403 .*\/auth\/v1\/verify/,
  },
});

/** Opens the link of the newest mail to an address, as a person does, and agrees. */
async function agree(page: Page, product: Product, address: string): Promise<string> {
  await page.goto(product.backend.inboxUrl);
  const mail = page
    .locator('article')
    .filter({ hasText: `To ${address}` })
    .filter({ hasText: 'Confirm your' })
    .first();
  const link = mail.getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/auth/confirm`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  return href;
}

test('an address is confirmed by its mail, and another one takes its place when both mailboxes agreed (DATA-245, DECISION-130, DECISION-131)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  const next = `next.${layla.email}`;
  const { url, anonKey } = product.backend;
  const open = () => createClient(url, anonKey, { auth: { persistSession: false } });

  await test.step('nobody is in before the link was opened, and the link alone lets nobody in', async () => {
    await page.goto(`${product.url}/auth/register`);
    await fillSignUp(page, layla);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect((await open().auth.signInWithPassword(layla)).error?.code).toBe('email_not_confirmed');
    const asked = page.waitForRequest((request) =>
      new URL(request.url()).pathname.endsWith('/auth/v1/resend'),
    );
    await page.getByRole('button', { name: 'Send it again' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email: layla.email });
    await expect(page.getByText('Sent again.')).toBeVisible();
    await agree(page, product, layla.email);
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, layla);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  const phone = open();
  expect((await phone.auth.signInWithPassword(layla)).error).toBeNull();

  await test.step('another one is asked for in Settings', async () => {
    await page.goto(`${product.url}/dashboard/settings`);
    await expect(page.getByText(`You sign in with ${layla.email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Change Address' }).click();
    await page.getByLabel('New address').fill(next);
    await page.getByRole('button', { name: 'Send Links' }).click();
    await expect(page.getByText('Two messages are on their way')).toBeVisible();
  });

  const used = await test.step('one mailbox alone changes nothing', async () => {
    const href = await agree(page, product, next);
    await expect(page.getByRole('heading', { name: 'One more to open' })).toBeVisible();
    expect((await open().auth.signInWithPassword({ ...layla, email: next })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await phone.from('profiles').select()).data).toHaveLength(1);
    await page.goto(`${product.url}/dashboard/settings`);
    await expect(page.getByText(`You sign in with ${layla.email}`)).toBeVisible();
    return href;
  });

  await test.step('both do: this device goes on, the others have to sign in by the new one', async () => {
    await agree(page, product, layla.email);
    await expect(page.getByText('From now on you sign in with the new address')).toBeVisible();
    expect((await phone.from('profiles').select()).error?.message).toBe('The session has ended');
    expect((await open().auth.signInWithPassword(layla)).error?.code).toBe('invalid_credentials');
    expect((await open().auth.signInWithPassword({ ...layla, email: next })).error).toBeNull();
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await page.goto(`${product.url}/dashboard/settings`);
    await expect(page.getByText(`You sign in with ${next}`)).toBeVisible();
  });

  await test.step('a link that was used says so', async () => {
    await page.goto(used);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
