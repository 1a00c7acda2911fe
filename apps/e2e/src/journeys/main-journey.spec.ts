import { OF_SIGNING_OUT } from '../support/console.ts';
import type { Page } from '@playwright/test';
import { agreeAndSave } from '../support/agree.ts';
import { seedDays } from '../support/seed.ts';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'the server restarts under the open page': /net::ERR_CONNECTION_REFUSED/,
  },
});

const score = (page: Page) =>
  page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });

/** Moves a slider to a value by keyboard, as a person with a keyboard would. */
async function setSlider(page: Page, name: string, value: number): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await slider.focus();
  await slider.press('Home');
  for (let i = 0; i < value; i += 1) await slider.press('ArrowRight');
  await expect(slider).toHaveValue(String(value));
}

async function checkIn(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  const dialog = page.getByRole('dialog');
  await setSlider(page, 'Mood', 8);
  await setSlider(page, 'Energy', 6);
  await setSlider(page, 'Stress', 3);
  await dialog.getByRole('button', { name: 'Notes' }).click();
  await dialog.getByLabel('Notes').fill(note);
  await dialog.getByRole('button', { name: 'Save analysis' }).click();
  // Declined once, to see that nothing entered is lost.
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue(note);
  await expect(dialog.getByRole('slider', { name: 'Mood' })).toHaveValue('8');
  await dialog.getByRole('button', { name: 'Save analysis' }).click();
  await agreeAndSave(dialog);
  await expect(dialog.getByText('Saved to your account')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('from the landing page to a stored check-in that outlives sign-out and a restart of the server (SHELL-001, SHELL-002, SHELL-003, DECISION-009, DECISION-051)', async ({
  page,
  product,
}) => {
  const layla = newPerson();

  await test.step('the landing page leads to signing up', async () => {
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Try Now' }).first().click();
    await expect(page).toHaveURL(`${product.url}/auth/login`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, product.url, layla);
  });

  await test.step('the dashboard greets and says what is missing', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla Haddad');
    await expect(score(page)).toContainText('5 more days');
  });

  await test.step('a check-in is stored and shown', async () => {
    await checkIn(page, 'Tea on the balcony before everyone woke up.');
    await expect(score(page)).toContainText('4 more days');
    const chart = page.locator('[data-feature="analysis"]').filter({ hasText: 'Your progress' });
    await chart.getByRole('button', { name: 'View as table' }).click();
    await expect(chart.getByRole('row')).toHaveCount(2);
    await expect(chart.getByRole('row').nth(1)).toContainText('8');
  });

  await test.step('sign out, restart the server, sign in: it is all there', async () => {
    await logOut(page);
    await product.restartBackend();
    await signIn(page, layla);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(score(page)).toContainText('4 more days');
  });
});

test('with earlier days the score is a figure computed from the rows (DECISION-013)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  const expected = await seedDays(product, layla, 10);
  await page.reload();
  await expect(score(page)).toContainText(`${expected}%`);
});

test('the dashboard asks to sign in and returns to the page that was wanted (DECISION-015, DECISION-016, DECISION-018)', async ({
  page,
  product,
}) => {
  const layla = newPerson();
  await signUp(page, product.url, layla);
  await logOut(page);
  await page.goto(`${product.url}/dashboard/emotional-analysis`);
  await expect(page).toHaveURL(`${product.url}/auth/login`);
  await signIn(page, layla);
  await expect(page).toHaveURL(`${product.url}/dashboard/emotional-analysis`);
});

test('a signed-in person who opens the landing or a sign-in page is sent to the dashboard (DECISION-017)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  for (const path of ['/', '/auth/login', '/auth/register']) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  }
});
