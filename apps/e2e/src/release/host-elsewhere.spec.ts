import { join } from 'node:path';
import { listen, staticApp } from '@nafas/serve';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { serveFixture } from '../support/fixture-app.ts';
import { expect, test } from '../support/test.ts';

test('our views stand in a plain single-spa root, and in a page with Module Federation alone', async ({
  page,
}) => {
  const tiny = await serveFixture('1.0.0');
  const cwd = join(import.meta.dirname, '../../fixtures/host-elsewhere');
  const { content } = await loadConfig({ cwd });
  const output = join(import.meta.dirname, '../../.fixtures/host-elsewhere');
  const rsbuild = await createRsbuild({
    cwd,
    config: { ...content, output: { distPath: { root: output }, cleanDistPath: true } },
  });
  await rsbuild.build();
  const host = await listen(staticApp({ dir: output, spa: true, headers: () => ({}) }), 0);
  try {
    const { container } = tiny.record.extras;
    const query = new URLSearchParams({ container, entry: tiny.record.url });
    await page.goto(`${host.origin}/?${query}`);
    const tile = page.locator('#federation').getByText('A tiny tile');
    await expect(tile).toHaveCSS('color', 'rgb(1, 2, 3)');

    const heading = page.locator('#single-spa').getByRole('heading', { level: 1 });
    for (let round = 0; round < 2; round += 1) {
      await page.getByRole('link', { name: 'Open' }).click();
      await expect(heading).toBeVisible();
      await page.getByRole('link', { name: 'Leave' }).click();
      await expect(page.locator('#single-spa')).toBeEmpty();
    }
    await expect(tile).toBeVisible();
    await page.getByRole('button', { name: 'Take away' }).click();
    await expect(page.locator('#federation')).toBeEmpty();
  } finally {
    await host.close();
    await tiny.close();
  }
});
