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

/** The rows that each address proves, as far as a title may name them. */
const DIRECTLY = [
  ['SHELL-008, SHELL-009', [PAGES[0]]],
  ['SHELL-010, SHELL-011, SHELL-012', PAGES.slice(1, 4)],
  ['SHELL-013, SHELL-014', PAGES.slice(4)],
] as const;

for (const [rows, pages] of DIRECTLY) {
  test(`opened directly, each is nested in the layout with its sidebar (${rows})`, async ({
    page,
    product,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('nafas.demo.v1', 'on'));
    for (const [, path, heading] of pages) {
      await page.goto(product.url + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('complementary').getByRole('navigation')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });
}

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
