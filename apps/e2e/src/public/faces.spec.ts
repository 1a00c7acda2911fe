import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a page loads the faces of its language and not those of the other', async ({
  browser,
  product,
}) => {
  for (const [path, wanted, other] of [
    [
      '/',
      /hanken-grotesk-core|source-serif-4-core/,
      /latin|vazirmatn-core|arabic-core|-arabic-wght/,
    ],
    ['/ar/', /vazirmatn-core|noto-naskh-arabic-core/, /hanken|serif|-arabic-wght|words/],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener('nafas-hydrated', () => (window.isHydrated = true)),
    );
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(product.url + path);
    await untilHydrated(page);
    await expect.poll(() => fonts.filter((url) => wanted.test(url)).length).toBe(2);
    expect(fonts.filter((url) => other.test(url))).toEqual([]);
    await context.close();
  }
});

test('on a slow line the faces are asked for once the views stand, and the words get them then', async ({
  page,
  product,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
  const views = (state: string) =>
    page.locator(`[data-state="${state}"]`).evaluateAll((all) => all.length);
  const atFaces: { loading: number; mounted: number }[] = [];
  await page.route(/\.woff2$/, async (route) => {
    atFaces.push({ loading: await views('loading'), mounted: await views('mounted') });
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
  for (const { loading, mounted } of atFaces) {
    expect(loading).toBe(0);
    expect(mounted).toBeGreaterThan(3);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Source Serif 4/);
});
