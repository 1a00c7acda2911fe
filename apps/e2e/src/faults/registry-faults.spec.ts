import type { Route } from '@playwright/test';
import { expect, expectOthersWork, openDemo, test, getTile } from './host.ts';
import { mend, notFound } from './routes.ts';

const invalid = (route: Route) =>
  route.fulfill({ json: { schema: 'another', microFrontends: [] } });

const faults = [
  { name: 'is out of reach', act: notFound, code: 'NF100' },
  { name: 'is invalid', act: invalid, code: 'NF101' },
] as const;

for (const { name, act, code } of faults) {
  test(`the registry ${name}: ${code} is reported and the shell starts from its last good copy`, async ({
    page,
    host,
    reported,
  }) => {
    await openDemo(page, host.url);
    await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
    expect(reported).toEqual([]);
    await page.route('**/registry.json', act);
    await page.reload();
    await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
    await expectOthersWork(page);
    await expect
      .poll(() => reported)
      .toEqual([expect.stringMatching(`^\\[nafas\\] ${code} shell registry`)]);
  });

  test(`the registry ${name} and there is no copy: the landing page works, the card says ${code}, Try Again recovers`, async ({
    page,
    host,
    reported,
  }) => {
    await page.route('**/registry.json', act);
    await openDemo(page, host.url);
    await expect(page.getByText(code)).toBeVisible();
    await expect
      .poll(() => reported)
      .toEqual([expect.stringMatching(`^\\[nafas\\] ${code} shell registry`)]);
    await mend(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
    await expectOthersWork(page);
  });
}
