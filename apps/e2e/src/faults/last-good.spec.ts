import type { Page } from '@playwright/test';
import type { RegistryVersion } from '@nafas/platform/registry';
import { serveFixture, type FixtureApp } from '../support/fixture-app.ts';
import { startProduct, type Product } from '../support/product.ts';
import { register } from '../support/registry.ts';
import {
  expect,
  expectAway,
  expectOthersWork,
  expectRecovery,
  openDemo,
  test as base,
  getTile,
} from './host.ts';
import { isChunk, isEntry, mend, notFound, tamper } from './routes.ts';

const BROKEN = {
  'src/Tile.tsx': (text: string) =>
    text.replace('return', `throw new Error('broken release'); return`),
};

interface Releases {
  /** Three releases of one app on three origins that are all configured; the last one throws while mounting. */
  readonly old: FixtureApp;
  readonly next: FixtureApp;
  readonly broken: FixtureApp;
}

const test = base.extend<object, { releases: Releases; shop: Product }>({
  releases: [
    async ({}, use) => {
      const old = await serveFixture('1.1.0');
      const next = await serveFixture('1.2.0');
      const broken = await serveFixture('1.3.0', BROKEN);
      await use({ old, next, broken });
      await Promise.all([old.close(), next.close(), broken.close()]);
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ releases: { old, next, broken }, neighbour }, use) => {
      const apps = [old, next, broken, neighbour];
      const shop = await startProduct({ moreOrigins: apps.map(({ origin }) => origin) });
      register(shop, old.record);
      register(shop, neighbour.record);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function expectVersion(page: Page, version: string): Promise<void> {
  await expect(getTile(page).getByText('A tiny tile')).toBeVisible();
  await expect(getTile(page)).toHaveAttribute('data-version', version);
}

/** Opens the demo with the version that is registered, then again with another one. */
async function upgrade(page: Page, shop: Product, to: [RegistryVersion, ...RegistryVersion[]]) {
  await openDemo(page, shop.url);
  await expectVersion(page, '1.1.0');
  const registered = register(shop, ...to);
  await page.reload();
  return registered;
}

test('a release that mounts is used, not the one before it', async ({ page, shop, releases }) => {
  using _next = await upgrade(page, shop, [releases.next.record]);
  await expectVersion(page, '1.2.0');
});

for (const { name, match, act, code } of [
  { name: 'whose entry was tampered with', match: isEntry, act: tamper, code: 'NF120' },
  { name: 'whose entry is gone', match: isEntry, act: notFound, code: 'NF110' },
  { name: 'with a chunk tampered with', match: isChunk, act: tamper, code: 'NF120' },
] as const) {
  test(`a release ${name} is reported (${code}) and the version that last mounted well takes its place`, async ({
    page,
    shop,
    releases,
    reported,
  }) => {
    await page.route(match(releases.next.origin), act);
    using _next = await upgrade(page, shop, [releases.next.record]);
    await expectVersion(page, '1.1.0');
    await expect.poll(() => reported).toEqual([expect.stringMatching(`^\\[nafas\\] ${code} tiny`)]);
    await expectOthersWork(page);

    await mend(page);
    await page.reload();
    await expectVersion(page, '1.2.0');
  });
}

test('a release that throws while mounting is reported (NF150) and the last good version takes its place', async ({
  page,
  shop,
  releases,
  reported,
}) => {
  using _broken = await upgrade(page, shop, [releases.broken.record]);
  await expectVersion(page, '1.1.0');
  await expect.poll(() => reported).toEqual([expect.stringMatching(/^\[nafas\] NF150 tiny mount/)]);
});

test('on a new device the fallback is the version the registry names', async ({
  page,
  shop,
  releases: { old, broken },
  reported,
}) => {
  const fallback = { ...old.record, deployment: { traffic: 0, default: false } };
  using _both = register(shop, { ...broken.record, fallbackUrl: old.record.url }, fallback);
  await openDemo(page, shop.url);
  await expectVersion(page, '1.1.0');
  await expect.poll(() => reported).toEqual([expect.stringMatching(/^\[nafas\] NF150 tiny mount/)]);
});

test("the card stands there when the last good version fails too: with the new one's number, and both are reported", async ({
  page,
  shop,
  releases,
  reported,
}) => {
  await openDemo(page, shop.url);
  await expectVersion(page, '1.1.0');
  using _broken = register(shop, releases.broken.record);
  await page.route(isEntry(releases.old.origin), tamper);
  await page.reload();
  await expectAway(getTile(page), 'NF150', reported);
  await expect.poll(() => reported.map((line) => line.split(' ')[1])).toEqual(['NF150', 'NF120']);
  await expectOthersWork(page);

  await mend(page);
  await expectRecovery(getTile(page), 'A tiny tile');
  await expect(getTile(page)).toHaveAttribute('data-version', '1.1.0');
});

for (const { name, code, spoil } of [
  {
    name: 'an origin that is not configured',
    code: 'NF112',
    spoil: (record: RegistryVersion) => ({ ...record, url: 'http://127.0.0.1:9/remoteEntry.js' }),
  },
  {
    name: 'a platform that is not there',
    code: 'NF141',
    spoil: (record: RegistryVersion) => {
      const requires = { platform: '^9.0', schema: null };
      const feature = { ...record.extras.feature, requires };
      return { ...record, extras: { ...record.extras, feature } };
    },
  },
]) {
  test(`what the device remembers is checked as well: ${name} is refused (${code})`, async ({
    page,
    shop,
    releases,
    reported,
  }) => {
    await openDemo(page, shop.url);
    await expectVersion(page, '1.1.0');
    await page.evaluate(
      ([schema, record]) =>
        localStorage.setItem(
          'nafas.last-good.v1',
          JSON.stringify({ schema, microFrontends: { tiny: [record] } }),
        ),
      [shop.served.registry.schema, spoil(releases.old.record)] as const,
    );
    using _broken = register(shop, releases.broken.record);
    await page.reload();
    await expectAway(getTile(page), 'NF150', reported);
    await expect.poll(() => reported.map((line) => line.split(' ')[1])).toEqual(['NF150', code]);
  });
}
