import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    'the script that is held back': /net::ERR_FAILED|ChunkLoadError|\[nafas\] NF160 motivation run/,
  },
});

test('a page whose code was lost on its way stands after Try Again, without loading the product anew', async ({
  context,
  page,
  product,
}) => {
  // What only the hub's page says: the app's entry is there, and its page is not.
  let isLost = true;
  await context.route(/\/static\/js\/async\//, async (route) => {
    const response = await route.fetch();
    const isPage = (await response.text()).includes('page.breathe');
    return isPage && isLost ? route.abort() : route.fulfill({ response });
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page.getByText('This is a demo.')).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  // Not pointed at before: that would load it ahead.
  await page.locator('nav a[href="/dashboard/motivation-hub"]').first().dispatchEvent('click');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  isLost = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Motivation hub' })).toBeVisible();
  await expect(again).toHaveCount(0);
  expect(loads).toBe(0);
});
