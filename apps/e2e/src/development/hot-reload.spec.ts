import { edited } from '../support/edited.ts';
import { startDev, type DevProcess } from '../support/dev-process.ts';
import { expect, test } from '../support/test.ts';

const VIEW = 'apps/analysis/src/new-analysis/NewAnalysis.tsx';

/** The first page asks for everything to be compiled, and a machine may be busy. */
const SLOW = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

let dev: DevProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dev = await startDev('main.ts', { args: ['analysis', 'auth'], label: 'Nafas in development:' });
});
test.afterAll(() => dev?.stop());

test('a saved change of a feature shows in the shell without a reload, and what was typed stays', async ({
  page,
}) => {
  await page.goto(dev.url);
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  // An app that was not named comes from its last build, and works in a shell in development.
  await expect(
    page.locator('[data-feature="assistance"][data-state="mounted"]').first(),
  ).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'New Analysis' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'New Analysis' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Notes' }).click();
  const notes = dialog.getByRole('textbox');
  await notes.fill('typed before the save');
  // A draft would survive a reload; a mark on the node would not.
  await notes.evaluate((node) => node.setAttribute('data-kept', 'yes'));
  const change = {
    from: "title: t(before ? 'new.edit' : 'new.title'),",
    to: "title: 'Changed while it runs',",
  };
  await edited(VIEW, change.from, change.to, async () => {
    await expect(dialog.getByRole('heading', { name: 'Changed while it runs' })).toBeVisible(SLOW);
    await expect(dialog.locator('[data-kept]')).toHaveValue('typed before the save');
  });
  await expect(dialog.getByRole('heading', { name: 'New Analysis' })).toBeVisible(SLOW);
  await expect(dialog.locator('[data-kept]')).toHaveValue('typed before the save');
});
