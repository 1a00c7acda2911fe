import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Long enough that a page which is still being made ready would have asked for its next file. */
const QUIET_MS = 1_500;

/** Resolves once the page has neither asked for anything nor got anything for a while. */
async function whenQuiet(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(
    ([begun, quiet]) => {
      const last = performance
        .getEntriesByType('resource')
        .map((each) => each.startTime + each.duration);
      return performance.now() - Math.max(begun, ...last) > quiet;
    },
    [since, QUIET_MS] as const,
  );
}

test('who pointed at an entry has nothing left to load at the press: each page of the navigation', async ({
  page,
  product,
}) => {
  test.slow();
  await page.addInitScript(() => {
    sessionStorage.setItem('nafas.demo.v1', 'on');
    performance.setResourceTimingBufferSize(5_000);
  });
  await page.goto(`${product.url}/dashboard`);
  await expect(page.locator('[data-feature][data-state="mounted"]')).toHaveCount(6);
  const entries = page.getByRole('complementary').getByRole('navigation').getByRole('link');
  const addresses = await entries.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const pages = addresses.filter((address) => address !== '/dashboard');
  expect(pages.length).toBeGreaterThan(8);
  const late: string[] = [];
  let isPressed = false;
  page.on('request', (request) => {
    if (isPressed && request.resourceType() === 'script')
      late.push(new URL(request.url()).pathname);
  });
  for (const address of pages) {
    await test.step(address, async () => {
      const entry = page.getByRole('complementary').locator(`a[href="${address}"]`);
      await entry.hover();
      await whenQuiet(page);
      isPressed = true;
      await entry.click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [data-feature][data-state="mounted"]')).toHaveCount(1);
      isPressed = false;
      expect(late.splice(0), address).toEqual([]);
    });
  }
});
