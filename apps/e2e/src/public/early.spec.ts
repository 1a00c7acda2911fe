import type { Response } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    'a shell that is another than the page names is not run': /integrity|Subresource/,
  },
});

const HINT = '//# allFunctionsCalledOnLoad';

const names = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname);

test('the texts of a page and the code of its view are asked for before the shell runs', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // It comes, and does not run: whatever is asked for was not asked for by it.
  await page.route(/\/static\/js\/index\./, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${product.url}/auth/login`);
  // Each by itself: they are asked for one after the other.
  await expect.poll(() => names(asked).some((path) => /remoteEntry/.test(path))).toBe(true);
  await expect
    .poll(() => names(asked.filter((url) => !url.startsWith(product.url))))
    .toContainEqual(expect.stringMatching(/\.css$/));
  await expect
    .poll(() => names(asked).filter((path) => /\/(?:shell|generic)\.en\./.test(path)))
    .toHaveLength(2);
  // Those of the public pages come with these.
  expect(names(asked).filter((path) => path.includes('/public.'))).toEqual([]);
});

test('the code of a view is asked for beside what is left of the shell’s scripts', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // One of the two is still on its way, so neither has run.
  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/static\/js\/index\./, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(`${product.url}/auth/login`, { waitUntil: 'commit' });
  await expect.poll(() => names(asked).some((path) => /remoteEntry/.test(path))).toBe(true);
  await expect(page.locator('#root > *')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was asked for early is asked for once, and compiled while it loads', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  const hints: Promise<string>[] = [];
  const note = (response: Response) => {
    asked.push(response.url());
    if (response.url().endsWith('.js'))
      hints.push(response.text().then((text) => text.slice(0, HINT.length)));
  };
  page.on('response', note);
  await page.goto(`${product.url}/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is loaded ahead afterwards would still be read when the test ends.
  page.off('response', note);
  for (const path of ['/config.json', '/registry.json']) {
    expect(
      names(asked).filter((each) => each === path),
      path,
    ).toHaveLength(1);
  }
  const scripts = names(asked).filter((path) => path.endsWith('.js'));
  expect(scripts.some((path) => path.includes('remoteEntry'))).toBe(true);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(new Set(await Promise.all(hints))).toEqual(new Set([HINT]));
});

for (const width of [1440, 390]) {
  test(`the outline of the frame stands before the scripts, with the mark where it stays, at ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let letGo: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/static\/js\/index\./, async (route) => {
      await isHeld;
      await route.continue();
    });
    const mark = page.locator('svg[class*="mark-"]:visible');
    await page.goto(`${product.url}/auth/login`, { waitUntil: 'commit' });
    await expect(page.locator('#root + div')).toBeHidden();

    await page.evaluate(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
    await page.goto(`${product.url}/dashboard`, { waitUntil: 'commit' });
    await expect(mark).toHaveCount(1);
    const before = await mark.boundingBox();
    expect(before?.width).toBe(34);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root + div')).toBeHidden();
    expect(await mark.boundingBox()).toEqual(before);
  });
}
