import type { Page } from '@playwright/test';
import { newPerson, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Each page of the sidebar: its entry, its address, its heading. */
const PAGES = [
  ['Dashboard', '/dashboard', /Good|quiet night/],
  ['Emotional analysis', '/dashboard/emotional-analysis', 'Emotional analysis'],
  ['Motivation hub', '/dashboard/motivation-hub', 'Motivation hub'],
  ['Real-time assistance', '/dashboard/real-time-assistance', 'Real-time assistance'],
  ['Profile', '/dashboard/profile', 'Profile'],
  ['Settings', '/dashboard/settings', 'Settings'],
] as const;

test('a signed-in person reaches every page from the sidebar, inside the layout (SHELL-052, SHELL-053, SHELL-054, SHELL-055, SHELL-056)', async ({
  page,
  product,
}) => {
  await signUp(page, product.url, newPerson());
  const sidebar = page.getByRole('complementary');
  for (const [entry, path, heading] of [...PAGES.slice(1), PAGES[0]]) {
    await sidebar.getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(product.url + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(sidebar.getByRole('link', { name: entry, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

/** Opens pages by their addresses; each must stand in the layout, with the sidebar and the header around it. */
async function expectNested(
  page: Page,
  url: string,
  pages: readonly (typeof PAGES)[number][],
): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
  for (const [, path, heading] of pages) {
    await page.goto(url + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(
      page.getByRole('complementary').getByRole('navigation', { name: 'Main' }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
}

test('the dashboard, opened directly, is the index page of the layout (SHELL-008, SHELL-009)', ({
  page,
  product,
}) => expectNested(page, product.url, PAGES.slice(0, 1)));

test('analysis, motivation and assistance, opened directly, are nested in the layout (SHELL-010, SHELL-011, SHELL-012)', ({
  page,
  product,
}) => expectNested(page, product.url, PAGES.slice(1, 4)));

test('profile and settings, opened directly, are nested in the layout (SHELL-013, SHELL-014)', ({
  page,
  product,
}) => expectNested(page, product.url, PAGES.slice(4)));

test('a visitor asks for a new password, and comes back from a provider, at their addresses (SHELL-004, SHELL-005)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth/forgot`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.goto(`${product.url}/auth/callback?error=access_denied`);
  await expect(page.locator('[data-feature="auth"]')).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
});
