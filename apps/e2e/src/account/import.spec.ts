import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const CSV = [
  'full_date,date,weekday,time,mood,activities,note_title,note',
  ...Array.from({ length: 600 }, (_, n) => {
    const day = new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
    const mood = ['rad', 'good', 'meh', 'so tired', 'awful'][n % 5] ?? '';
    return `${day},x,x,21:40,${mood},walk | family,,Evening ${n}`;
  }),
  ',x,x,21:40,good,,,',
].join('\n');

const file = (text: string, name = 'daylio.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('years of another diary come in after they were seen, and go out as a whole', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/settings`);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Bring your years with you' })).toBeVisible();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/import_add|check_ins/.test(request.url())) writes.push(request.url());
  });

  await test.step('a broken file gets a sentence', async () => {
    await page.locator('input[type=file]').setInputFiles(file('hello', 'notes.txt'));
    await expect(page.getByRole('alert')).toContainText('No column of this file is a date');
  });

  await test.step('moods are matched, and everything is seen', async () => {
    await page.locator('input[type=file]').setInputFiles(file(CSV));
    await page.getByLabel('so tired goes to').selectOption('2, Low');
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Check What Comes In' }).click();
    await expect(page.getByText('3 of 600')).toBeVisible();
    await page.getByText('Show the lines').click();
    await expect(page.getByText('Line 602')).toBeVisible();
    expect(await axeViolations(page, { within: 'main' })).toEqual([]);
    expect(writes).toEqual([]);
  });

  await test.step('after Confirm it comes in', async () => {
    await page.getByRole('button', { name: 'I Agree' }).click();
    await page.getByRole('button', { name: 'Bring In 600 Entries' }).click();
    await expect(page.getByRole('heading', { name: '600 entries are home' })).toBeFocused();
  });

  await test.step('the same file brings nothing again', async () => {
    await page.reload();
    await page.locator('input[type=file]').setInputFiles(file(CSV));
    await page.getByRole('button', { name: 'Check What Comes In' }).click();
    await expect(page.getByRole('heading', { name: '600 are already here' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nothing New to Bring In' })).toBeDisabled();
  });

  await test.step('it is undone', async () => {
    await page.getByRole('button', { name: 'Another file' }).click();
    await page.getByRole('button', { name: /^Undo this import: 600 entries/ }).click();
    await expect(page.getByText('600 entries were taken out.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo this import/ })).toHaveCount(0);
  });
});

test('what came in is taken out again when it is canceled on the way', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(`${product.url}/dashboard/settings/import`);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let parts = 0;
  await page.route('**/rpc/import_add', async (route) => {
    parts += 1;
    // The second part is on its way when Cancel is pressed.
    if (parts === 2) await held;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(file(CSV));
  await page.getByRole('button', { name: 'Check What Comes In' }).click();
  await page.getByRole('button', { name: 'I Agree' }).click();
  await page.getByRole('button', { name: 'Bring In 600 Entries' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '250 of 600');
  await page.getByRole('button', { name: 'Cancel' }).click();
  goOn();
  await expect(page.getByText('What had come in was taken out again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring In 600 Entries' })).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();
  await expect(page.getByRole('heading', { name: 'Bring your years with you' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo this import/ })).toHaveCount(0);
});
