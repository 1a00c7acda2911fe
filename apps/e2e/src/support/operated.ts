import { rm } from 'node:fs/promises';
import { liveTrial } from '@nafas/release/testing/live-versions';
import type { Page } from '@playwright/test';
import { setOperator } from './operator.ts';
import { logOut, newPerson, signIn, signUp, type Person } from './people.ts';
import { startProduct, type Product } from './product.ts';
import { expect, test as base } from './test.ts';

/** Where an operator finds the releases. */
export const OPERATED_PAGE = '/dashboard/releases';

/** A product whose backend knows a place where a second version of an app `tiny` is tried out. */
export const test = base.extend<object, { operated: Product & { readonly place: string } }>({
  operated: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const place = await liveTrial('1.0.0', '1.1.0');
      const product = await startProduct({ backend: { env: { NAFAS_PLACE: place } } });
      await use(Object.assign(product, { place }));
      await product.stop();
      await rm(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Signs somebody new up, makes them an operator, and opens the releases, in English. */
export async function openAsOperator(
  page: Page,
  { url, backend }: Pick<Product, 'url' | 'backend'>,
): Promise<Person> {
  const noor = newPerson('Noor');
  await signUp(page, url, noor);
  await setOperator(backend, noor.email);
  await logOut(page);
  await signIn(page, noor);
  await page.getByRole('link', { name: 'Releases' }).first().click();
  await expect(page).toHaveURL(url + OPERATED_PAGE);
  return noor;
}
