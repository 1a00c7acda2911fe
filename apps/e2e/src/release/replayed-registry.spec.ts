import type { Page } from '@playwright/test';
import { registrySigner } from '@nafas/release/testing/registry-signer';
import { TEXT_LANGUAGES } from '@nafas/registry';
import type { Product } from '../support/product.ts';
import { expect, expectOthersWork, getTile, openDemo, test } from '../faults/host.ts';

/**
 * The host's site as one whose registries are signed: whoever can write its files may put what was signed before back, and
 * nothing else.
 */
async function signedSite(page: Page, { served }: Product) {
  const { publicKey, sign } = await registrySigner();
  const registryKeys = [publicKey];
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...served.config, registryKeys } }),
  );
  const serve = async (address: string, document: unknown) => {
    const bytes = Buffer.from(JSON.stringify(document));
    const signature = Buffer.from(await sign(bytes));
    await page.route(`**${address}`, (route) => route.fulfill({ body: bytes }));
    await page.route(`**${address}.sig`, (route) => route.fulfill({ body: signature }));
  };
  for (const language of TEXT_LANGUAGES) await serve(`/registry.${language}.json`, {});
  const { 'nafas/tiny': tiny, ...others } = served.registry.microFrontends;
  const { schema } = served.registry;
  return {
    serveWithTiny: (serial: number) =>
      serve('/registry.json', {
        schema,
        serial,
        microFrontends: { 'nafas/tiny': tiny, ...others },
      }),
    /** Once the tiny app was taken back. */
    serveWithout: (serial: number) =>
      serve('/registry.json', { schema, serial, microFrontends: others }),
  };
}

test('an older signed registry does not bring back what was taken away: NF105, and the last good one goes on', async ({
  page,
  host,
  reported,
}) => {
  const { serveWithTiny, serveWithout } = await signedSite(page, host);
  await serveWithTiny(1);
  await openDemo(page, host.url);
  await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
  await serveWithout(2);
  await page.reload();
  await expectOthersWork(page);
  await expect(getTile(page)).toHaveCount(0);
  expect(reported).toEqual([]);

  await serveWithTiny(1);
  await page.reload();
  await expectOthersWork(page);
  await expect(getTile(page)).toHaveCount(0);
  await expect
    .poll(() => reported)
    .toEqual([expect.stringMatching(/^\[nafas\] NF105 shell registry/)]);

  // A release, or `nafas sign`: the same again under a higher serial is taken.
  await serveWithTiny(3);
  await page.reload();
  await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
});

test('where no copy could be kept the card says NF105, and Try Again recovers', async ({
  page,
  host,
}) => {
  const { serveWithTiny } = await signedSite(page, host);
  await serveWithTiny(2);
  await openDemo(page, host.url);
  await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('nafas.registry.v1'));
  await serveWithTiny(1);
  await page.reload();
  await expect(page.getByText('NF105')).toBeVisible();
  await serveWithTiny(3);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
});
