import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { fillSignUp, newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface PolicyDocument extends Document {
  readonly featurePolicy: { allowsFeature(feature: string): boolean };
}

/** Whether the document that is shown may ask for these. */
const mayUse = (page: Page) =>
  page.evaluate(() => {
    const { featurePolicy } = document as PolicyDocument;
    return ['camera', 'microphone', 'geolocation'].map((each) => featurePolicy.allowsFeature(each));
  });

test('public pages may use neither camera nor microphone; the page that reads them has its own document', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  expect(await mayUse(page)).toEqual([false, false, false]);

  await test.step('whoever goes on from there stays in that document', async () => {
    // Pressed before, a link loads its page as a document of its own.
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Try Now' }).first().click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillSignUp(page, newPerson());
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    expect(await mayUse(page)).toEqual([false, false, false]);
  });

  await test.step('until the page that reads camera and microphone, which is loaded once', async () => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Real-time assistance' }).click();
    await expect.poll(() => mayUse(page).catch(() => null)).toEqual([true, true, false]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(1);
  });
});
