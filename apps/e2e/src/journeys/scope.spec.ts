import { OF_SIGNING_OUT } from '../support/console.ts';
import type { Page } from '@playwright/test';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { seedDays } from '../support/seed.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedConsole: OF_SIGNING_OUT });

const score = (page: Page) =>
  page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });

/** Everything the browser keeps for this site, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of databases) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error(store));
        });
        kept.push(all);
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

test('A signs out and B signs in: nothing of A is left, on screen or in the browser', async ({
  page,
  product,
}) => {
  const amal = newPerson('Amal Nasser');
  const basil = newPerson('Basil Odeh');
  await signUp(page, product.url, basil);
  await logOut(page);
  await signUp(page, product.url, amal);
  const figure = await seedDays(product, amal, 10);
  await page.reload();
  await expect(score(page)).toContainText(`${figure}%`);

  await logOut(page);
  const kept = await everythingKept(page);
  expect(kept).not.toContain(amal.email);
  expect(kept).not.toContain('Amal Nasser');

  await signIn(page, basil);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Basil Odeh');
  await expect(score(page)).toContainText('5 more days');
  await expect(page.getByText('Amal Nasser')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Amal Nasser')).toHaveCount(0);
});

test('from the demo to an account: no sample data is left', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page.getByText('This is a demo.')).toBeVisible();
  await expect(score(page)).toContainText('%');

  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(`${product.url}/auth/register`);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('nafas.demo')),
    ),
  ).toEqual([]);

  await signUp(page, product.url, newPerson());
  await expect(page.getByText('This is a demo.')).toHaveCount(0);
  await expect(score(page)).toContainText('5 more days');
});

test('signing out in one tab signs out every tab', async ({ page, context, product }) => {
  await signUp(page, product.url, newPerson());
  const other = await context.newPage();
  await other.goto(`${product.url}/dashboard`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Layla');
  await logOut(page);
  await expect(other).toHaveURL(`${product.url}/`);
  await other.goBack();
  await expect(other.getByText('Layla')).toHaveCount(0);
});
