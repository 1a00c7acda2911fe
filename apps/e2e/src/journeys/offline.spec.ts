import { OF_SIGNING_OUT } from '../support/console.ts';
import { agreeAndSave } from '../support/agree.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'there is no network': /net::ERR_INTERNET_DISCONNECTED/,
    'a part of the page that was not loaded before': /\[nafas\] (?:Error|ChunkLoadError) shell run/,
  },
});

test('consent and check-in given without a network are kept on the device and stored in order when it is back', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  const score = page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });
  await expect(score).toContainText('5 more days');

  // The dialog's code is on the device by now, or a person without a network could not open it.
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  const dialog = page.getByRole('dialog');
  // A mood that somebody set: one nobody touched is no figure.
  await dialog.getByRole('slider', { name: 'Mood' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Notes' }).click();
  await dialog.getByLabel('Notes').fill('On the train.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save analysis' }).click();
  await agreeAndSave(dialog);
  await expect(dialog.getByText('Kept on this device')).toBeVisible({ timeout: 15_000 });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(score).toContainText('4 more days');

  await test.step('logging out asks first', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('2 entries are still on this device');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
  });

  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/check_ins') && response.request().method() === 'POST',
  );
  await context.setOffline(false);
  expect((await stored).status()).toBe(201);
  await page.reload();
  await expect(score).toContainText('4 more days');
});
