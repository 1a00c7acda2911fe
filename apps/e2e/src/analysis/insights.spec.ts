import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const TAB = '/dashboard/emotional-analysis?tab=links';

test('the demo’s year has findings, each with its days, its sureness and its reasons; the address keeps the tab', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await page.waitForURL(/dashboard/);
  await page.goto(product.url + TAB);
  const panel = page.getByRole('tabpanel', { name: 'What goes with what' });
  const finding = panel.getByRole('article').first();
  await expect(finding.getByRole('heading')).toHaveText(/ goes with [+−]\d\.\d points\.$/);
  await expect(finding).toContainText(
    /\d+ days with, \d+ days without · (a first hint|fairly sure|sure)/,
  );
  await expect(finding.getByRole('img')).toHaveAccessibleName(/from 0 to 10\. With: middle \d\.\d/);

  await finding.getByRole('button', { name: 'Why am I seeing this?' }).press('Enter');
  await expect(finding.getByRole('heading', { name: 'Also checked, nothing clear' })).toBeVisible();
  await expect(finding).toContainText('comparisons were made at once');
  await expect(
    panel.getByText(/^Still learning: \d more days? with it needed/).first(),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Emotional Trends' }).click();
  await expect(page).toHaveURL(/\?tab=trends$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Emotional Trends' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
