import { join } from 'node:path';
import { readDescriptor, toRecord } from '@nafas/registry';
import { assetHeaders, listen, staticApp } from '@nafas/serve';
import { startProduct } from '../support/product.ts';
import { register } from '../support/registry.ts';
import { expect, openDemo, test as base } from './host.ts';

const BUILT = join(import.meta.dirname, '../../fixtures/contract-1/built');

// An app built by an older toolchain, on an origin of its own, in the shell of today.
const test = base.extend<{ shellUrl: string }>({
  shellUrl: async ({}, use) => {
    const { origin, close } = await listen(staticApp({ dir: BUILT, headers: assetHeaders }), 0);
    const host = await startProduct({ moreOrigins: [origin] });
    register(host, toRecord({ descriptor: await readDescriptor(BUILT), baseUrl: origin }));
    await use(host.url);
    await host.stop();
    await close();
  },
});

test('a remote built for contract 1 mounts: tile, page, second page, texts, crisis screen and outbox', async ({
  page,
  shellUrl,
}) => {
  await openDemo(page, shellUrl);
  const tile = page.locator('[data-feature="earlier"]').filter({ hasText: 'A tile of contract 1' });
  await expect(tile).toBeVisible();

  await test.step('its action writes through the outbox', async () => {
    await page.getByRole('button', { name: 'Keep something' }).first().click();
    const action = page.getByRole('region', { name: 'Keep something' });
    await action.getByRole('button', { name: 'Keep it now' }).click();
    await expect(action.getByRole('status')).not.toBeEmpty();
    await expect(action.getByRole('status')).not.toHaveText(/Error|Refused/);
    await action.getByRole('button', { name: 'Close it' }).click();
    await expect(action).toBeHidden();
  });

  await test.step('its page has the shared texts, the version it knows and the crisis screen', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Earlier' }).first().click();
    await expect(page.getByRole('heading', { name: 'A page of contract 1' })).toBeVisible();
    await expect(page.getByText('contract 1.3.0, en, Try Again')).toBeVisible();
    const level = page.locator('output');
    await page.getByLabel('A text').fill('I want to kill myself tonight');
    await expect(level).toHaveText('crisis');
    await page.getByRole('link', { name: 'Second page' }).click();
    await expect(page).toHaveURL(`${shellUrl}/dashboard/earlier/second`);
    await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  });

  await test.step('and in Arabic its own texts', async () => {
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    // The shell's texts come after those: a page that is closed on their way complains.
    await expect(page.getByRole('button', { name: 'اللغة: العربية' })).toBeVisible();
  });
});
