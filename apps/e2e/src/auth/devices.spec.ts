import { OF_SIGNING_OUT } from '../support/console.ts';
import { newPerson, signIn, signUp } from '../support/people.ts';
import { endSessionIn, expect, keptSession, test } from './auth-test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'a session that ended elsewhere is not renewed': /status of 400 .*\/auth\/v1\/token/,
  },
});

test('signing out on this device, or on all of them (DATA-249, SHELL-018)', async ({
  page,
  browser,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const phone = await (await browser.newContext()).newPage();
  const enter = async () => {
    await phone.goto(`${product.url}/auth/login`);
    await signIn(phone, layla);
    await expect(phone).toHaveURL(`${product.url}/dashboard`);
  };
  const signOutOn = async (device: 'This Device' | 'All Devices') => {
    await phone.goto(`${product.url}/dashboard/settings`);
    await phone.getByRole('button', { name: device }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(phone).toHaveURL(`${product.url}/`);
    expect(await keptSession(phone)).toBeNull();
  };
  /** The other device looks whether its session is still good, as it does when it is about to end. */
  const renewed = async () => {
    await endSessionIn(page, -1);
    await page.reload();
  };

  await enter();
  await signOutOn('This Device');
  await renewed();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');

  await enter();
  await signOutOn('All Devices');
  await renewed();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('ended on another device')).toBeVisible();
  expect(await keptSession(page)).toBeNull();
  await phone.context().close();
});

test('one device is signed out by the list of the other, and its page says so at its next request', async ({
  page,
  browser,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${product.url}/auth/login`);
  await signIn(phone, layla);
  await expect(phone).toHaveURL(`${product.url}/dashboard`);

  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole('button', { name: 'See All' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Sign out / }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText('This Device');

  // The token itself would be good for most of an hour.
  await endSessionIn(phone, -1);
  await phone.reload();
  await expect(phone).toHaveURL(`${product.url}/`);
  await expect(phone.getByText('ended on another device')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${product.url}/dashboard/settings`);
  await phone.context().close();
});
