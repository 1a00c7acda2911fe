import type { Page, Route } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { serveFixture, type FixtureApp } from '../support/fixture-app.ts';
import { startProduct, type Product } from '../support/product.ts';

// A product whose registry also holds the tiny app; its own, so that faults stay in this file.
const test = base.extend<object, { tiny: FixtureApp; host: Product }>({
  tiny: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const tiny = await serveFixture('1.0.0');
      await use(tiny);
      await tiny.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ tiny }, use) => {
      const host = await startProduct({ moreOrigins: [tiny.origin] });
      host.served.registry = {
        ...host.served.registry,
        microFrontends: { ...host.served.registry.microFrontends, 'nafas/tiny': [tiny.record] },
      };
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** The tiny tile's place on the demo's dashboard. */
function tileOf(page: Page) {
  return page.locator('[data-feature="tiny"]');
}

async function openDemo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page.getByText('This is a demo.')).toBeVisible();
}

const isEntry = (tiny: FixtureApp) => (url: URL) =>
  url.origin === tiny.origin && url.pathname.includes('remoteEntry');
const isCss = (tiny: FixtureApp) => (url: URL) =>
  url.origin === tiny.origin && url.pathname.endsWith('.css');
const isChunk = (tiny: FixtureApp) => (url: URL) =>
  url.origin === tiny.origin && url.pathname.includes('/js/async/');

/** Answers with the real file and something added: what a tampered server would do. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* tampered */` });
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const html = (route: Route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    headers: { 'access-control-allow-origin': '*' },
    body: '<!doctype html><p>This is a page.',
  });

const faults = [
  {
    name: 'the server is down',
    match: isEntry,
    act: (r: Route) => r.abort('connectionrefused'),
    code: 'NF110',
  },
  { name: 'the entry is gone (404)', match: isEntry, act: notFound, code: 'NF110' },
  { name: 'the entry was tampered with', match: isEntry, act: tamper, code: 'NF120' },
  { name: 'the entry is HTML', match: isEntry, act: html, code: 'NF120' },
  { name: 'a chunk is gone (404)', match: isChunk, act: notFound, code: 'NF110' },
  { name: 'a chunk was tampered with', match: isChunk, act: tamper, code: 'NF120' },
  { name: 'the stylesheet is gone (404)', match: isCss, act: notFound, code: 'NF110' },
  { name: 'the stylesheet was tampered with', match: isCss, act: tamper, code: 'NF120' },
] as const;

for (const { name, match, act, code } of faults) {
  test(`${name}: the card stands in its place with ${code}, all else works, Try Again recovers`, async ({
    page,
    host,
    tiny,
  }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    await page.route(match(tiny), act);
    await openDemo(page, host.url);

    await expect(tileOf(page)).toHaveAttribute('data-state', 'away', { timeout: 20_000 });
    await expect(tileOf(page).getByText('Tiny tile is out of reach')).toBeVisible();
    await expect(tileOf(page).getByText(code)).toBeVisible();
    expect(reported.some((text) => text.startsWith(`[nafas] ${code} tiny`))).toBe(true);
    await expect(
      page.locator('[data-feature="analysis"][data-state="mounted"]').first(),
    ).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await tileOf(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(tileOf(page).getByText('A tiny tile')).toBeVisible();
  });
}

test('an entry that hangs is given up after its time limit (NF111)', async ({
  page,
  host,
  tiny,
}) => {
  test.setTimeout(90_000);
  await page.route(isEntry(tiny), () => undefined);
  await openDemo(page, host.url);
  await expect(tileOf(page)).toHaveAttribute('data-state', 'loading');
  await expect(tileOf(page)).toHaveAttribute('data-state', 'away', { timeout: 40_000 });
  await expect(tileOf(page).getByText('NF111')).toBeVisible();
});

test('a feature from an origin that is not configured is refused and nothing is fetched from it (NF112)', async ({
  page,
  host,
}) => {
  const foreign = await serveFixture('1.0.1');
  const registry = host.served.registry;
  try {
    host.served.registry = {
      ...registry,
      microFrontends: { ...registry.microFrontends, 'nafas/tiny': [foreign.record] },
    };
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openDemo(page, host.url);
    await expect(tileOf(page).getByText('NF112')).toBeVisible();
    expect(asked.filter((url) => url.startsWith(foreign.origin))).toEqual([]);
  } finally {
    host.served.registry = registry;
    await foreign.close();
  }
});

test('a feature that wants a newer platform is refused by name (NF141)', async ({
  page,
  host,
  tiny,
}) => {
  const registry = host.served.registry;
  const extras = {
    ...tiny.record.extras,
    feature: { ...tiny.record.extras.feature, requires: { platform: '^9.0', schema: null } },
  };
  try {
    host.served.registry = {
      ...registry,
      microFrontends: { ...registry.microFrontends, 'nafas/tiny': [{ ...tiny.record, extras }] },
    };
    await openDemo(page, host.url);
    await expect(tileOf(page).getByText('NF141')).toBeVisible();
  } finally {
    host.served.registry = registry;
  }
});

test('the registry is out of reach: the last good copy is used', async ({ page, host }) => {
  await openDemo(page, host.url);
  await expect(tileOf(page).getByText('A tiny tile')).toBeVisible();
  await page.route('**/registry.json', notFound);
  await page.reload();
  await expect(tileOf(page).getByText('A tiny tile')).toBeVisible();
});

test('the registry is out of reach and there is no copy: the landing page works, the card says NF100', async ({
  page,
  host,
}) => {
  await page.route('**/registry.json', notFound);
  await openDemo(page, host.url);
  await expect(page.getByText('NF100')).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tileOf(page).getByText('A tiny tile')).toBeVisible();
});
