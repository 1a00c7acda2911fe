import { OF_SIGNING_OUT } from '../support/console.ts';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { expect, test } from './auth-test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'wrong passwords, and a server that is down':
      /(?:status of (?:400|429|502) |net::ERR_FAILED ).*\/auth\/v1\/token/,
  },
});

test('an address is the same in any case and between spaces; names and passwords in any writing', async ({
  page,
  product,
}) => {
  const person = newPerson('  ليلى حدّاد  ');
  const layla = { ...person, password: 'صباح هادئ جدًّا ١٢٣' };
  await signUp(page, product.url, { ...layla, email: ` ${layla.email.toUpperCase()} ` });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ليلى حدّاد');
  await logOut(page);
  await signIn(page, { ...layla, email: `  ${layla.email}` });
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('a wrong password is throttled, the wait is shown, and the right one waits too', async ({
  page,
  request,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await logOut(page);
  const { url, anonKey } = product.backend;
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await request.post(`${url}/auth/v1/token?grant_type=password`, {
      headers: { apikey: anonKey },
      data: { email: layla.email, password: `guess ${guess}` },
    });
    expect(answer.status()).toBe(400);
  }
  await signIn(page, layla);
  await expect(page.getByRole('alert')).toContainText('Too many attempts');
  await expect(page.getByRole('timer')).toHaveText(/^You can try again in \d+ seconds\.$/);
  await expect(page).toHaveURL(`${product.url}/auth/login`);
});

test('a server that is down says so, keeps what was typed, and works when it is back (DATA-267)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await logOut(page);
  const isPassword = '**/auth/v1/token?grant_type=password';
  await page.route(isPassword, (route) => route.abort());
  await signIn(page, layla);
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await expect(page.getByLabel('Email')).toHaveValue(layla.email);
  await page.unroute(isPassword);
  await page.route(isPassword, (route) => route.fulfill({ status: 502 }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.unroute(isPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});
