import { expect, test } from '../support/test.ts';

test('on a slow line the faces are asked for once the views stand, and the words get them when they are there', async ({
  page,
  product,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
  const views = (state: string) =>
    page.locator(`[data-state="${state}"]`).evaluateAll((all) => all.length);
  const isLate = () => page.evaluate(() => document.documentElement.dataset['faces'] === 'later');
  const atFaces: { isLate: boolean; loading: number; mounted: number }[] = [];
  await page.route(/\.woff2$/, async (route) => {
    atFaces.push({
      isLate: await isLate(),
      loading: await views('loading'),
      mounted: await views('mounted'),
    });
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard`);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  for (const face of ['Hanken Grotesk', 'Source Serif 4']) {
    await expect.poll(loaded).toContainEqual(expect.stringContaining(face));
  }
  expect(atFaces.length).toBeGreaterThanOrEqual(2);
  for (const { isLate, loading, mounted } of atFaces) {
    // What is written is shown in the faces once they are there, and in no other ones between.
    expect(isLate).toBe(true);
    expect(loading).toBe(0);
    expect(mounted).toBeGreaterThan(3);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Source Serif 4/);
});
