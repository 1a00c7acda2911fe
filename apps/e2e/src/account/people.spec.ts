import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PEOPLE = '/dashboard/settings/people';

async function fits(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length}`)).toEqual([]);
}

test('one invites, the other signs in first and accepts, sees the preview, and it ends at once (DECISION-146)', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const [layla, rana] = [newPerson('Layla'), newPerson('Rana')];
  await signUp(page, product.url, layla);
  await page.goto(product.url + PEOPLE);
  const sharing = page.getByRole('switch', { name: 'Share my progress' });
  await sharing.click();
  await expect(page.getByRole('heading', { name: 'This is exactly what they see' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite by link' }).click();
  const address = await page.getByText(`${product.url}/with#`).innerText();
  await fits(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step('signed out, the invitation waits while an account is made', async () => {
    await theirs.goto(address);
    await theirs.getByRole('link', { name: 'Create an account' }).click();
    await theirs.getByLabel('Full name').fill(rana.name);
    await theirs.getByLabel('Email').fill(rana.email);
    await theirs.getByLabel('Password', { exact: true }).fill(rana.password);
    await theirs.getByLabel('Confirm password').fill(rana.password);
    await theirs.getByRole('checkbox').check();
    await theirs.getByRole('button', { name: 'Create Account' }).click();
    await theirs.getByRole('button', { name: 'Accept' }).click();
    await expect(theirs.getByText('Layla lets you be near')).toBeVisible();
    await expect(theirs.getByRole('heading', { name: 'A week without check-ins.' })).toBeVisible();
    await fits(theirs);
    await theirs.getByRole('button', { name: 'Rest well' }).click();
    await expect(theirs.getByText('“Rest well” is on its way.')).toBeVisible();
  });

  await test.step('both see it; ended by one, the other’s page is empty', async () => {
    await page.reload();
    await expect(page.getByText('Rest well')).toBeVisible();
    await page.getByRole('button', { name: 'End with Rana' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
    await expect(page.getByText('Nobody yet.')).toBeVisible();
    await theirs.reload();
    await expect(
      theirs.getByRole('heading', { name: 'There is nothing to see here' }),
    ).toBeVisible();
  });
  await context.close();
});
