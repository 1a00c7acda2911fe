import type { Response } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('the landing page asks only its own origin: no feature app, no backend (SHELL-001)', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(product.url);
  await expect(page.getByRole('link', { name: 'Try Now' }).first()).toBeVisible();
  await untilHydrated(page);
  expect(asked.filter((url) => !url.startsWith(product.url))).toEqual([]);
});

test('the landing page asks for no script until a control is about to be used', async ({
  page,
  product,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(product.url);
  // The patience of a page that asks once it is painted is over by then.
  await page.waitForFunction(() => performance.now() > 4_000);
  await page.mouse.move(2, 2);
  expect(scripts).toEqual([expect.stringContaining('before-paint')]);
  await page.getByRole('link', { name: 'Try Now' }).first().hover();
  await page.waitForFunction(() => window.isHydrated);
  expect(scripts.length).toBeGreaterThan(3);

  await test.step('or a key is pressed', async () => {
    await page.goto(`${product.url}/terms`);
    await expect(page.locator('script[src]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => window.isHydrated);
  });

  await test.step('who has chosen the dark theme gets them with the page, whose button says so', async () => {
    await page.evaluate(() => localStorage.setItem('nafas.theme.v1', 'dark'));
    await page.reload();
    await page.waitForFunction(() => window.isHydrated);
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});

test('a page that is made by more than words asks for scripts and data once it is painted', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/help`);
  await page.waitForFunction(() => window.isHydrated);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(?:on)?$/.test(name) && !name.includes('before-paint'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([]);
});

test('the shell’s own scripts name no feature', async ({ page, product }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(product.url) && response.url().endsWith('.js')) {
      scripts.push(response);
    }
  });
  await page.goto(product.url);
  await untilHydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
  const all = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  for (const name of [
    'nafas_analysis',
    'nafas_auth',
    'emotional-analysis',
    'new-analysis',
    '@nafas/analysis',
  ]) {
    expect(all.includes(name), name).toBe(false);
  }
});
