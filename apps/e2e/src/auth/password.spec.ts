import { OF_SIGNING_OUT } from '../support/console.ts';
import { createClient } from '@supabase/supabase-js';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { answerLater, expect, keptSession, test } from './auth-test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'a wrong password, and weak ones, are refused':
      /status of 4(?:00|22) .*\/auth\/v1\/(?:token|user)/,
  },
});

test('a new password asks for the old one, ends the other sessions and keeps this one (DECISION-130, DECISION-131, DECISION-132, DECISION-133)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const { url, anonKey } = product.backend;
  const phone = createClient(url, anonKey, { auth: { persistSession: false } });
  expect((await phone.auth.signInWithPassword(layla)).error).toBeNull();
  expect((await phone.from('profiles').select()).data).toHaveLength(1);

  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (password: string) => {
    await dialog.getByLabel('New password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm new password').fill(password);
    await dialog.getByRole('button', { name: 'Save Password' }).click();
  };

  await test.step('the most common ones are refused by the server', async () => {
    await choose('123456');
    await expect(dialog.getByRole('alert')).toContainText('too easy to guess');
  });

  const before = await keptSession(page);
  await test.step('a sign-in of long ago is asked for the old one, in place', async () => {
    // The server's clock, for this request.
    await page.route('**/auth/v1/user', (route) => answerLater(route, 16), { times: 1 });
    await choose('a quiet evening');
    await dialog.getByLabel('Your password until now').fill('not it');
    await dialog.getByRole('button', { name: 'Save Password' }).click();
    await expect(dialog.getByText('This is not your password')).toBeVisible();
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('a quiet evening');
    await dialog.getByLabel('Your password until now').fill(layla.password);
    await dialog.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/dashboard/settings`);
  });

  await test.step('the phone reads and writes nothing from now on', async () => {
    expect((await phone.from('profiles').select()).error?.message).toBe('The session has ended');
    const { error } = await phone.from('goals').insert({ title: 'Walk' });
    expect(error?.message).toBe('The session has ended');
  });

  await test.step('this device goes on, by one session', async () => {
    expect((await keptSession(page))?.access_token).not.toBe(before?.access_token);
    await page.getByRole('button', { name: 'See All' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto(`${product.url}/dashboard`);
    await logOut(page);
    await signIn(page, { ...layla, password: 'a quiet evening' });
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });
});
