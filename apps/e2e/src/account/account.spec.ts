import { OF_SIGNING_OUT } from '../support/console.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { keepWrite, writesLeft } from './outbox.ts';
import { withExif } from './with-exif.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'an account that is gone signs nobody in, or out':
      /status of 40[03] .*\/auth\/v1\/(?:token|logout)/,
  },
});

/** A red JPEG of 800 x 400 pixels, as a camera would write it. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 400);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'rgb(200 40 40)';
    context.fillRect(0, 0, 800, 400);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return withExif(Buffer.from(base64, 'base64'), 'taken at 31.95 N 35.93 E');
}

const details = (page: Page) => page.getByRole('region', { name: 'Profile details' });

test('a name of 36 letters, with an address to match, stays inside of a small phone', async ({
  page,
  product,
}) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffs';
  const email = `${name.toLowerCase()}.${Date.now()}@example.org`;
  await signUp(page, product.url, { ...newPerson(name), email });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, control] of [
    ['profile', 'Save'],
    ['settings', 'Change Address'],
  ] as const) {
    await page.goto(`${product.url}/dashboard/${path}`);
    await expect(page.getByRole('button', { name: control })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});

test('a profile, its picture and settings live until the account is deleted, and then nowhere (DECISION-119)', async ({
  page,
  product,
}) => {
  const person = newPerson('Layla Haddad');
  await signUp(page, product.url, person);

  await test.step('the profile is edited', async () => {
    await page.goto(`${product.url}/dashboard/profile`);
    await page.getByLabel('Phone').fill('+962 7 9000 0000');
    await page.getByLabel('Location').fill('عمّان');
    await page.getByLabel('Bio').fill('Tea and rain.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(details(page).getByText('عمّان')).toBeVisible();
  });

  let address = '';
  let userId = '';
  await test.step('a photo loses what it says of where it was taken', async () => {
    const original = await photo(page);
    expect(original.includes('31.95 N')).toBe(true);
    const chosen = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: original };
    await page.getByLabel('Picture file').setInputFiles(chosen);
    await expect(page.getByText('Avatar updated successfully')).toBeVisible();
    const picture = details(page).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 512);
    await expect(picture).toHaveJSProperty('naturalHeight', 256);
    address = (await picture.getAttribute('src')) ?? '';
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const stored = await answer.body();
    expect([stored.includes('Exif'), stored.includes('31.95 N')]).toEqual([false, false]);
  });

  await test.step('settings are kept over a reload', async () => {
    await page.goto(`${product.url}/dashboard/settings`);
    const analysis = page.getByRole('switch', { name: 'Emotional analysis' });
    const saved = page.waitForResponse((answer) => answer.url().includes('/rpc/merge_settings'));
    await analysis.check();
    expect((await saved).ok()).toBe(true);
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    // As whoever comes to the list does: until then it has the chosen one only.
    await zone.focus();
    await zone.selectOption('Asia/Riyadh');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings updated successfully')).toBeVisible();
    await page.getByRole('switch', { name: 'Camera' }).click();
    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(analysis).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Camera' })).toBeChecked();
    await expect(zone).toHaveValue('Asia/Riyadh');
  });

  await test.step('everything can be taken along', async () => {
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON' }).click(),
    ]);
    expect(json.suggestedFilename()).toMatch(/^nafas-\d{4}-\d{2}-\d{2}\.json$/);
    const all = JSON.parse(await readFile(await json.path(), 'utf8')) as {
      account: { id: string; email: string };
      tables: Record<string, Record<string, unknown>[]>;
    };
    expect(all.account.email).toBe(person.email);
    userId = all.account.id;
    expect(all.tables['profiles']).toMatchObject([{ bio: 'Tea and rain.', avatar_url: address }]);
    expect(all.tables['consents']).toMatchObject([{ purpose: 'camera_analysis', language: 'en' }]);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/-csv\.zip$/);
  });

  await test.step('the account is deleted', async () => {
    await keepWrite(page, userId);
    await keepWrite(page, 'somebody-else');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(`To confirm, type ${person.email}`).fill(person.email);
    await dialog.getByRole('button', { name: 'Delete for Good' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    expect((await page.request.get(address)).ok()).toBe(false);
    // The waiting writes of this account are gone; another person's stay.
    await expect.poll(() => writesLeft(page)).toEqual(['somebody-else']);
    const left = await page.evaluate(() => JSON.stringify(localStorage));
    expect([left.includes('access_token'), left.includes(person.email)]).toEqual([false, false]);
    await page.goto(`${product.url}/auth/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
