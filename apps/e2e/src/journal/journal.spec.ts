import type { Page } from '@playwright/test';
import { agreeAndSave } from '../support/agree.ts';
import { axeViolations } from '../support/axe.ts';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/dashboard/journal';

async function enterDemo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await page.waitForURL(/dashboard/);
}

test('[DECISION-115] [DECISION-116] [DECISION-158] an entry is found, changed, deleted and brought back', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Notes' }).click();
  await dialog.getByLabel('Notes').fill('The sea was calm');
  await dialog.getByRole('button', { name: 'Save analysis' }).click();
  await agreeAndSave(dialog);
  await expect(dialog).toBeHidden();

  await test.step('found by its place in the sidebar and by a search', async () => {
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(places.nth(1)).toHaveText('Journal');
    await places.nth(1).click();
    await page.getByRole('searchbox', { name: /notes/ }).fill('seas');
    await expect(page.locator('mark')).toHaveText('sea');
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('mark').click();
  });

  await test.step('changed where it is read', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('The sea was flat');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'edited' }).click();
    await expect(page.getByText('The sea was calm')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('deleted, and brought back with its edit after a reload', async () => {
    await page.getByRole('button', { name: 'Delete entry' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The sea was flat')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The sea was flat')).toBeVisible();
  });
});

test('[DECISION-159] the sidebar has the tools as a group of their own, below a line', async ({
  page,
  product,
}) => {
  await enterDemo(page, product.url);
  const tools = page.getByRole('navigation', { name: 'Tools' });
  await expect(tools.getByRole('link')).toHaveText([
    'Companion',
    'Exercises',
    'Thought records',
    'Safety plan',
  ]);
  await expect(tools).toHaveCSS('border-block-start-style', 'solid');
});

test('[DECISION-160] a small screen has the journal in its tab bar', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDemo(page, product.url);
  const bar = page
    .getByRole('navigation', { name: 'Main' })
    .filter({ has: page.getByRole('button', { name: 'New Analysis' }) });
  await expect(bar.getByRole('link')).toHaveText([
    'Dashboard',
    'Journal',
    'Analysis',
    'Motivation',
  ]);
  await expect(bar.getByRole('button')).toHaveCount(1);
});

test('the journal begins at its top whenever the sidebar leads to it', async ({
  page,
  product,
}) => {
  await enterDemo(page, product.url);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const views = page.locator('main [data-feature][data-state="mounted"]');
  const days = page.locator('main [data-index]');
  // What it shows is known from the second time on, so it is drawn as soon as it is there.
  for (const _time of [1, 2, 3]) {
    await sidebar.getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(views).toHaveCount(1);
    await expect(days.first()).toBeVisible();
    // The browser tells a list how high its lines are after it has drawn them, before the frame after that.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await sidebar.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(views).toHaveCount(6);
  }
});

test('who read an entry comes back to where they were in the list', async ({ page, product }) => {
  await enterDemo(page, product.url);
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'Journal', exact: true }).click();
  const entries = page.locator('main [data-index] a');
  await expect(entries.first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2_000));
  const address = await page.evaluate(async () => {
    const findMiddle = () =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-index] a');
    while (!findMiddle()) await new Promise(requestAnimationFrame);
    return findMiddle()?.getAttribute('href') ?? '';
  });
  const entry = page.locator(`main a[href="${address}"]`);
  const findTop = async () => Math.round((await entry.boundingBox())?.y ?? NaN);
  const before = await findTop();
  await entry.click();
  await expect(page).toHaveURL(product.url + address);
  await expect(entries).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(entry).toBeInViewport();
  await expect.poll(findTop).toBe(before);
  // Another page in between: the list is drawn anew.
  await entry.click();
  await expect(entries).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.locator('main [data-feature][data-state="mounted"]')).toHaveCount(6);
  await page.goBack();
  await page.goBack();
  await expect.poll(findTop).toBe(before);
});

test('the year is a grid of one tab stop, and a table', async ({ page, product }) => {
  await enterDemo(page, product.url);
  await page.goto(`${product.url}${PAGE}?view=year`);
  const grid = page.getByRole('grid');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  // The marks of the days come after the grid.
  await expect(grid).not.toHaveAttribute('aria-busy', 'true');
  // At once: while the words of the year are on their way, the tab stop may still move.
  await grid.evaluate((each) => each.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  await expect(grid.locator('[data-date]:focus')).toHaveCount(1);
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-date'));
  await page.keyboard.press('ArrowUp');
  await expect(grid.locator(`[data-date="${before}"]`)).not.toBeFocused();
  const after = await page.evaluate(() => document.activeElement?.getAttribute('data-date'));
  expect(after && before && after < before).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
