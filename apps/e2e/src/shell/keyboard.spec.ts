import { OF_SIGNING_OUT } from '../support/console.ts';
import type { Locator, Page } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: OF_SIGNING_OUT });

/** Most presses of Tab from one control to the next one wanted. */
const MOST = 60;

/** Goes on by Tab until the control has focus, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the control');
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('from the landing page through sign-up and a check-in to logging out, by keyboard alone (PLATFORM-001)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await page.goto(product.url);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Try Now' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');

  await test.step('signing up', async () => {
    await fill(page, 'Full name', layla.name);
    await fill(page, 'Email', layla.email);
    await fill(page, 'Password', layla.password);
    await fill(page, 'Confirm password', layla.password);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Create Account' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  await test.step('a check-in: focus goes into the dialog and comes back', async () => {
    const open = page.getByRole('main').getByRole('button', { name: 'New Analysis' }).first();
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('slider', { name: 'Mood' }));
    await page.keyboard.press('End');
    await tabTo(page, dialog.getByRole('button', { name: 'Notes' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Notes')).toBeFocused();
    await page.keyboard.type('Without a mouse.');
    await tabTo(page, dialog.getByRole('button', { name: 'Save analysis' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Agree and save' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Saved to your account')).toBeVisible();
    // It stays while it has focus, so that nobody loses their place.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('logging out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Log out' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/auth/login`);
    await tabTo(page, page.getByLabel('Email'));
  });
});
