import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a week is one page: its line, being here, one finding, a line to keep; earlier weeks have theirs', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await page.waitForURL(/dashboard/);
  await page.goto(`${product.url}/dashboard/week`);
  await expect(page.getByRole('img', { name: /^Mood of the seven days\./ })).toBeVisible();
  await expect(page.getByText(/^\d+ of the last 30 days$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One thing that kept company' })).toBeVisible();

  const lines = page.getByRole('region', { name: 'Choose a line to keep' }).getByRole('button');
  const said = await lines.first().textContent();
  await lines.first().click();
  await expect(page.getByRole('figure')).toContainText(said ?? '-');
  expect(await axeViolations(page)).toEqual([]);

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'The week before' }).click();
  await expect(page).toHaveURL(/\/dashboard\/week\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'The week after' })).toBeVisible();
  expect(title?.trim()).not.toBe('');
});
