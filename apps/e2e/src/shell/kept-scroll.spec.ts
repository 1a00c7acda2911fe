import { expect, test } from '../support/test.ts';

test('a place is kept though a link is followed before the browser tells of the scroll', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
  await page.goto(`${product.url}/dashboard`);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await link('Settings').click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await link('Profile').evaluate((to) => {
    scrollTo(0, 600);
    // In the same task: the browser tells of a scroll with the next frame.
    (to as HTMLAnchorElement).click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
});
