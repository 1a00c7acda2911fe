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

test('a page made at build time asks for scripts and data once it is painted, or pressed', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await untilHydrated(page);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(?:on)?$/.test(name) && !name.includes('before-paint'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([]);

  await test.step('a press does not wait for the paint', async () => {
    await page.addInitScript(() => {
      // Nothing tells of the paint, and patience never ends.
      Object.assign(window, {
        PerformanceObserver: class {
          observe = () => undefined;
        },
      });
      const later = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => (ms === 3_000 ? 0 : later(run, ms)),
      });
    });
    await page.goto(product.url);
    await expect(page.locator('script[src]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await untilHydrated(page);
    expect(await page.locator('script[src]').count()).toBeGreaterThan(1);
  });
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
  expect(scripts.length).toBeGreaterThan(4);
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
