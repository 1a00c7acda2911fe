import { expect, test } from './support/test.ts';

test('the landing page asks only its own origin: no feature app, no backend (SHELL-001)', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(product.url);
  await expect(page.getByRole('link', { name: 'Try Now' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.startsWith(product.url))).toEqual([]);
});

test('the shell’s own scripts name no feature', async ({ page, product }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(product.url) && response.url().endsWith('.js')) {
      scripts.push(await response.text());
    }
  });
  await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const all = scripts.join('\n');
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
