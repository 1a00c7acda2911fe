import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    'goals and the chat are out of reach':
      /net::ERR_FAILED .*\/(?:rest\/v1\/goals|functions\/v1\/chat)/,
    'a profile that the server does not take':
      /status of 400 .*\/rest\/v1\/profiles|DataError: 400 22001/,
  },
});

const HUB = '/dashboard/motivation-hub';

test('a failure names its kind under what did not work, and a second try that works is said (PLATFORM-011, PLATFORM-012, PLATFORM-015)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(product.url + HUB);
  await page.getByRole('button', { name: 'New Goal' }).click();
  const dialog = page.getByRole('dialog');

  await test.step('a missing field is asked for in the words of all forms (PLATFORM-008)', async () => {
    await dialog.getByRole('button', { name: 'Create goal' }).click();
    await expect(dialog.getByText('This field is required')).toHaveCount(2);
  });
  await dialog.getByLabel('Title').fill('Walk');
  await dialog.getByLabel('Description').fill('Air');
  await dialog.getByRole('button', { name: 'Create goal' }).click();
  const card = page.getByRole('article', { name: 'Walk' });
  await expect(card).toBeVisible();

  const toasts = page.getByRole('region', { name: /^(Messages|الرسائل)$/ });
  const goals = '**/rest/v1/goals?*';
  const failed = toasts
    .getByRole('status')
    .locator('> *')
    .filter({ hasText: /could not|تعذّر/ });

  await test.step('the server is not reached', async () => {
    await page.route(goals, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await card.getByRole('button', { name: /^Update/ }).click();
    await page.getByRole('slider', { name: 'Progress' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Save progress' }).click();
    await expect(failed).toContainText('Connection error.');
    await expect(failed.getByRole('img', { name: 'Error' })).toBeVisible();
  });

  await test.step('it works at the second try', async () => {
    await page.unroute(goals);
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(toasts).toContainText('Success!');
  });

  await test.step('what can not be tried again by a button invites to it, in Arabic too', async () => {
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.goto(`${product.url}${HUB}?tab=chat`);
    await page.route('**/functions/v1/chat*', (route) => route.abort());
    const write = page.getByRole('textbox').last();
    await write.fill('مرحبًا');
    // Until the conversation is there Enter keeps the words, and sends nothing.
    await expect(page.locator('form [type=submit]').last()).toBeEnabled();
    await write.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'خطأ في الاتصال.' });
    await expect(alert).toBeVisible();
  });
});

test('what the server does not take is said to be invalid, in the profile (PLATFORM-009)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/profile`);
  await page.route('**/rest/v1/profiles?*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: '22001', message: 'too long' } })
      : route.fallback(),
  );
  await page.getByLabel('Name').fill('Huda');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update profile' });
  await expect(alert).toContainText('Invalid input.');
});
