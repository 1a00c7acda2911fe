import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: { 'the script is kept away': /net::ERR_FAILED .*\/static\/js\/index\./ },
});

test('a press on Watch Demo before the script is there is not lost', async ({ page, product }) => {
  let release: () => void = () => undefined;
  const held = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  await page.route(/\/static\/js\/index\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  release();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText('This is a demo.')).toBeVisible();
});

test('the other language pressed before the script is there is chosen, at the same place', async ({
  page,
  product,
}) => {
  await page.route(/\/static\/js\/index\./, (route) => route.abort());
  await page.goto(`${product.url}/ar/help?a=1#help-ground`);
  await page.evaluate(() => localStorage.setItem('nafas.language.v1', 'ar'));
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/help?a=1#help-ground`);
  expect(await page.evaluate(() => localStorage.getItem('nafas.language.v1'))).toBe('en');
});

test('signing in pressed on an Arabic page before the script is there stays Arabic (DECISION-164)', async ({
  page,
  product,
}) => {
  await page.route(/\/static\/js\/index\./, (route) => route.abort());
  await page.goto(`${product.url}/ar/`);
  await page.locator('a[href="/auth/login"]').first().click();
  await expect(page).toHaveURL(`${product.url}/auth/login`);
  await page.unroute(/\/static\/js\/index\./);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => localStorage.getItem('nafas.language.v1'))).toBe('ar');
});
