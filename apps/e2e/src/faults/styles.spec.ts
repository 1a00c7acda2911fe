import type { Page } from '@playwright/test';
import { serveFixture } from '../support/fixture-app.ts';
import { startProduct, type Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

async function getColour(page: Page, feature: string, text: string): Promise<string> {
  const tile = page.locator(`[data-feature="${feature}"]`).getByText(text);
  await expect(tile).toBeVisible();
  return tile.evaluate((element) => getComputedStyle(element).color);
}

test('two versions of one app stand side by side and neither restyles the other', async ({
  page,
}) => {
  // The same file, the same class, another colour: what two releases of one app look like.
  const first = await serveFixture('1.0.0');
  const second = await serveFixture('2.0.0', {
    'src/tile.module.css': (css) => css.replace('rgb(1, 2, 3)', 'rgb(4, 5, 6)'),
  });
  let product: Product | undefined;
  try {
    product = await startProduct({ moreOrigins: [first.origin, second.origin] });
    const renamed = {
      ...second.record.extras.feature,
      id: 'tiny-next',
      basename: '/dashboard/next',
      routes: [],
    };
    product.served.registry = {
      ...product.served.registry,
      microFrontends: {
        'nafas/tiny': [first.record],
        'nafas/tiny-next': [
          { ...second.record, extras: { ...second.record.extras, feature: renamed } },
        ],
      },
    };
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Watch Demo' }).first().click();
    expect(await getColour(page, 'tiny', 'A tiny tile')).toBe('rgb(1, 2, 3)');
    expect(await getColour(page, 'tiny-next', 'A tiny tile')).toBe('rgb(4, 5, 6)');
  } finally {
    await product?.stop();
    await first.close();
    await second.close();
  }
});
