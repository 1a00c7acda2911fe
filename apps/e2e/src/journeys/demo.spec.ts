import { expect, test } from '../support/test.ts';

const PAGES = [
  ['/dashboard', /./],
  ['/dashboard/emotional-analysis', /Emotional analysis/],
  ['/dashboard/motivation-hub', /Motivation hub/],
  ['/dashboard/real-time-assistance', /Real-time assistance/],
  ['/dashboard/profile', /Profile/],
  ['/dashboard/settings', /Settings/],
] as const;

test('Watch Demo opens every page, each labelled as a demo with sample data, without a call to the backend (DECISION-001, DECISION-010, DECISION-011, DECISION-040)', async ({
  page,
  product,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product.backend.url)) calls.push(request.url());
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  for (const [path, heading] of PAGES) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('This is a demo.')).toBeVisible();
    await expect(page).toHaveTitle(/Nafas/);
  }

  await test.step('readings come from the simulated engine', async () => {
    await page.goto(`${product.url}/dashboard/real-time-assistance?source=text`);
    await page.getByRole('textbox', { name: 'Write as it comes' }).fill('A day like any other');
    await page.getByRole('button', { name: 'Read my words' }).click();
    const panel = page.locator('[data-reading="text"]');
    await panel.getByText('Why this?').click();
    await expect(panel.locator('details')).toContainText('simulated');
  });
  // The app may ask for the backend's capabilities (providers, schema), but for no person's data.
  expect(calls.filter((url) => /\/(rest|storage|functions)\/v1\//.test(url))).toEqual([]);
});
