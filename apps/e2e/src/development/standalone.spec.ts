import { join } from 'node:path';
import { startDev, type DevProcess } from '../support/dev-process.ts';
import { edited } from '../support/edited.ts';
import { root } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const VIEW = 'apps/analysis/src/new-analysis/NewAnalysis.tsx';

/** A machine may be busy. */
const SLOW = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });
test.use({
  expectedConsole: {
    'single-spa has its own patience with a server in development':
      /single-spa minified message #31/,
  },
});

let dev: DevProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const cwd = join(root, 'apps/analysis');
  dev = await startDev('standalone.ts', { cwd, label: 'analysis alone:' });
});
test.afterAll(() => dev.stop());

test('one app alone: widgets, page and action with simulated data, in both languages and themes', async ({
  page,
}) => {
  await page.goto(dev.url);
  await expect(page.locator('[data-view="slot emotional-score"]')).toContainText('%', SLOW);
  await page.getByRole('button', { name: 'Emotional analysis' }).click();
  await expect(page.locator('[data-view="page analysis"]').getByRole('heading').first()).toHaveText(
    'Emotional analysis',
  );
  await page.getByRole('button', { name: 'theme: light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'language: en' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('[data-view="page analysis"]').getByRole('heading').first()).toHaveText(
    'تحليل المشاعر',
  );
});

test('one app alone: a saved change shows and what was typed stays', async ({ page }) => {
  await page.goto(dev.url);
  await page.getByRole('button', { name: 'New Analysis' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Notes' }).click();
  const notes = dialog.getByRole('textbox');
  await notes.fill('typed before the save');
  await notes.evaluate((node) => node.setAttribute('data-kept', 'yes'));
  const change = {
    from: "title: t(before ? 'new.edit' : 'new.title'),",
    to: "title: 'Changed while it runs',",
  };
  await edited(VIEW, change.from, change.to, async () => {
    await expect(dialog.getByRole('heading', { name: 'Changed while it runs' })).toBeVisible(SLOW);
    await expect(dialog.locator('[data-kept]')).toHaveValue('typed before the save');
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});
