import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OF_SIGNING_OUT } from '../support/console.ts';
import { OPERATED_PAGE, openAsOperator, test } from '../support/operated.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect } from '../support/test.ts';

test.use({ expectedConsole: OF_SIGNING_OUT });

test('console: nobody but an operator finds it', async ({ page, operated: { url } }) => {
  await signUp(page, url, newPerson());
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
  await page.goto(url + OPERATED_PAGE);
  await expect(
    page.getByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeVisible();
  await expect(page).not.toHaveTitle(/Releases/);
});

test('console: an operator gives a trial to more, to everybody, and takes it back; the history shows it all', async ({
  page,
  operated: { url, backend, place },
}) => {
  const noor = await openAsOperator(page, { url, backend });

  const live = page.getByRole('region', { name: 'What is live' });
  const tiny = live.getByRole('row', { name: /tiny/ });
  await expect(tiny).toContainText('1.1.0 at 10%');
  await page.getByRole('button', { name: 'Change the share' }).click();
  const share = page.getByRole('dialog', { name: 'Another share for tiny 1.1.0' });
  await share.getByLabel('Share of browsers').selectOption('50%');
  await share.getByLabel('Reason').fill('an hour without trouble');
  await share.getByRole('button', { name: 'Send to 50%' }).click();
  await expect(tiny).toContainText('1.1.0 at 50%');
  await page.getByRole('button', { name: 'Give to everybody' }).click();
  const all = page.getByRole('dialog', { name: 'Give tiny 1.1.0 to everybody' });
  await all.getByLabel('Reason').fill('a day without trouble');
  await all.getByRole('button', { name: 'Give to everybody now' }).click();
  await expect(tiny).not.toContainText('1.0.0');
  await expect(page.getByRole('region', { name: 'tiny 1.1.0', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Roll back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back tiny to 1.0.0' });
  await dialog.getByLabel('Reason').fill('the page stays empty');
  await dialog.getByRole('button', { name: 'Roll back now' }).click();

  await expect(tiny).toContainText('1.0.0');
  const newest = page
    .getByRole('region', { name: 'Version history' })
    .getByRole('listitem')
    .first();
  await expect(newest).toContainText(/Rolled back tiny 1\.1\.0 to 1\.0\.0/);
  await expect(newest).toContainText('the page stays empty');
  await expect(newest).toContainText(noor.email);

  const environment = join(place, 'environments/production');
  const registry = await readFile(join(environment, 'registry.json'), 'utf8');
  expect(registry).toContain('/tiny/1.0.0/');
  expect(registry).not.toContain('/tiny/1.1.0/');
  const lines = (await readFile(join(environment, 'history.jsonl'), 'utf8')).trim().split('\n');
  const [widened, promoted, takenBack] = lines.slice(-3).map((line) => JSON.parse(line) as object);
  expect(widened).toMatchObject({ what: 'activate', gate: null, why: 'an hour without trouble' });
  expect(promoted).toMatchObject({ what: 'promote', by: noor.email, why: 'a day without trouble' });
  expect(takenBack).toMatchObject({
    what: 'rollback',
    by: noor.email,
    why: 'the page stays empty',
    previous: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
