import type { Page } from '@playwright/test';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const HUB = '/dashboard/motivation-hub';

const seal = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function addGoal(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Because my energy follows my steps');
  await dialog.getByRole('button', { name: 'Create goal' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

async function complete(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: `Update the progress of ${title}` }).click();
  await page.getByRole('slider', { name: 'Progress' }).press('End');
  await page.getByRole('button', { name: 'Save progress' }).click();
  // Stored, not only shown.
  await expect(page.getByText('Goal completed')).toBeVisible();
  await expect(card.getByText('Completed')).toBeVisible();
}

test('a completed goal is an achievement, for good and in both languages (MOTIVATION-002, MOTIVATION-008, DATA-196, SHELL-011, SHELL-053)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());

  await test.step('the sidebar leads to the hub, inside the dashboard', async () => {
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Motivation hub' }).click();
    await expect(page).toHaveURL(product.url + HUB);
    await expect(page.getByRole('heading', { level: 1, name: 'Motivation hub' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Motivation hub' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  await addGoal(page, 'Walk before sunset');

  await test.step('a goal that is set is earned at once, one that is completed not yet', async () => {
    await page.getByRole('tab', { name: 'Achievements' }).click();
    await expect(page).toHaveURL(`${product.url}${HUB}?tab=achievements`);
    await expect(seal(page, 'A direction')).toHaveAttribute('data-earned', 'true');
    await expect(seal(page, 'Goal reached')).toContainText('Not yet');
  });

  await test.step('completed, it is earned, after a reload too', async () => {
    await page.getByRole('tab', { name: 'Goals' }).press('Enter');
    await complete(page, 'Walk before sunset');
    await page.goto(`${product.url}${HUB}?tab=achievements`);
    await expect(seal(page, 'Goal reached')).toHaveAttribute('data-earned', 'true');
    await expect(seal(page, 'Goal reached')).not.toContainText('Not yet');
    await expect(seal(page, 'First breath')).toContainText('Not yet');
  });

  await test.step('undone, it stays earned', async () => {
    await page.goto(product.url + HUB);
    const card = page.getByRole('article', { name: 'Walk before sunset' });
    await card.getByRole('button', { name: /^Update/ }).click();
    await page.getByRole('slider', { name: 'Progress' }).press('Home');
    await page.getByRole('button', { name: 'Save progress' }).click();
    await expect(card.getByText('Completed')).toBeHidden();
    await page.getByRole('tab', { name: 'Achievements' }).click();
    await expect(seal(page, 'Goal reached')).toHaveAttribute('data-earned', 'true');
  });

  await test.step('in Arabic the same seals, from the right', async () => {
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(seal(page, 'بلغت الهدف')).toHaveAttribute('data-earned', 'true');
    await expect(seal(page, 'النفَس الأول')).toContainText('ليس بعد');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'الإنجازات', selected: true })).toBeVisible();
    await expect(seal(page, 'بلغت الهدف')).toHaveAttribute('data-earned', 'true');
  });
});

test('the hub has a line for the day, the same after a reload, and a quiet exercise (MOTIVATION-003, MOTIVATION-004, MOTIVATION-006, DATA-197)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  await page.goto(product.url + HUB);
  const line = page.getByRole('region', { name: 'Today’s line' }).locator('blockquote');
  await expect(line).not.toBeEmpty();
  const first = await line.textContent();
  await page.getByRole('button', { name: 'Another line' }).click();
  await expect(line).not.toHaveText(first ?? '');
  await page.reload();
  await expect(line).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Mindful breathing' }).click();
  await expect(page.getByRole('dialog', { name: 'Two minutes of breathing' })).toBeVisible();
});
