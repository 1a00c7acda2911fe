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
    // What the page asks for when it is idle would meet a server that has ended.
    await page.goto('about:blank');
  } finally {
    await product?.stop();
    await first.close();
    await second.close();
  }
});

test('what a package of an app says of every element holds in the views of that app alone', async ({
  page,
}) => {
  // Outside the app's folder: the build puts it into no layer.
  const foreign = await serveFixture('3.0.0', {
    'src/Tile.tsx': (code) => `import '../../../fixtures/foreign/everywhere.css';\n${code}`,
  });
  const neighbour = await serveFixture('1.0.0', {}, 'neighbour');
  let product: Product | undefined;
  try {
    product = await startProduct({ moreOrigins: [foreign.origin, neighbour.origin] });
    const before = product.served.registry;
    const only = (...records: (typeof foreign.record)[]) => ({
      ...before,
      microFrontends: Object.fromEntries(
        records.map((record) => [`nafas/${record.extras.feature.id}`, [record]]),
      ),
    });
    /** The colours of everything that is not the foreign app's. */
    const getOthers = () =>
      page.locator('h1, p, button, nav a').evaluateAll((elements) =>
        elements
          .filter((element) => element.closest('[data-feature="tiny"]') === null)
          .map((element) => getComputedStyle(element))
          .flatMap(({ color, outlineColor }) => [color, outlineColor]),
      );
    product.served.registry = only(neighbour.record);
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Watch Demo' }).first().click();
    await expect(page.locator('[data-feature="neighbour"]').getByText('neighbour')).toBeVisible();
    expect(await getOthers()).not.toContain('rgb(200, 0, 0)');

    product.served.registry = only(foreign.record, neighbour.record);
    await page.reload();
    expect(await getColour(page, 'tiny', 'A tiny tile')).toBe('rgb(200, 0, 0)');
    await expect(page.locator('[data-feature="neighbour"]').getByText('neighbour')).toBeVisible();
    const others = await getOthers();
    expect(others.length).toBeGreaterThan(10);
    expect(others).not.toContain('rgb(200, 0, 0)');
    expect(others).not.toContain('rgb(7, 8, 9)');
    const outline = page.locator('[data-feature="tiny"] p').first();
    await expect(outline).toHaveCSS('outline-color', 'rgb(7, 8, 9)');
  } finally {
    // What the page still loads when it is idle must not miss the server.
    await page.goto('about:blank');
    await product?.stop();
    await foreign.close();
    await neighbour.close();
  }
});
