import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('anybody comes alone: no organisation, no invitation, and nothing of anybody else (PLATFORM-002)', async ({
  browser,
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth/register`);
  await expect(page.getByLabel('Full name')).toBeVisible();
  const form = page.getByRole('main').locator('form');
  const asked = form.locator('input:not([type="checkbox"])');
  expect(
    await asked.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete'))),
  ).toEqual(['name', 'email', 'new-password', 'new-password']);

  const layla = newPerson();
  await signUp(page, product.url, layla);
  await page.goto(`${product.url}/dashboard/motivation-hub`);
  await page.getByRole('button', { name: 'New Goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Mine alone');
  await dialog.getByLabel('Description').fill('Nobody else needs to know');
  await dialog.getByRole('button', { name: 'Create goal' }).click();
  await expect(page.getByRole('article', { name: 'Mine alone' })).toBeVisible();
  await expect(page.getByText('Goal created')).toBeVisible();

  await test.step('another person at the same time has an empty house of their own', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signUp(other, product.url, newPerson('Jonas Lind'));
    await other.goto(`${product.url}/dashboard/motivation-hub`);
    await expect(other.getByText('Room for something small')).toBeVisible();
    await expect(other.getByText('Mine alone')).toHaveCount(0);
    await expect(other.getByRole('navigation', { name: 'Main' })).toContainText('Motivation hub');
    await elsewhere.close();
  });
});
