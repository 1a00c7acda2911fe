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
