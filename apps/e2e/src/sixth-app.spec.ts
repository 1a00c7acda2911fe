import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { serveFixture, type FixtureApp } from './support/fixture-app.ts';
import { newPerson, signUp, type Person } from './support/people.ts';
import { root, startProduct, type Product } from './support/product.ts';
import { register } from './support/registry.ts';
import { expect, test as base } from './support/test.ts';

const MIGRATIONS = join(root, 'apps/e2e/fixtures/moments/migrations');

// The configuration knows the origin of the sixth app; the registry and the database do not know the app.
const test = base.extend<object, { moments: FixtureApp; host: Product }>({
  moments: [
    async ({}, use) => {
      const moments = await serveFixture('1.0.0', {}, 'moments');
      await use(moments);
      await moments.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ moments }, use) => {
      const host = await startProduct({ moreOrigins: [moments.origin] });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The rows of the app's table that the public API gives this person. */
async function readMoments(host: Product, person: Person) {
  const { url, anonKey } = host.backend;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword(person);
  if (error) throw error;
  return (await client.from('moments').select('text').throwOnError()).data;
}

test.use({
  expectedConsole: {
    'the app is refused by name': /\[nafas\] NF1(?:12|42) /,
    'what was under way when the product is stopped': /net::ERR_CONNECTION_REFUSED/,
  },
});

test('an app that came later is added to the running shell by the registry alone: entry, slot, page, texts and data', async ({
  page,
  host,
  moments,
}) => {
  const layla = newPerson();
  const basil = newPerson('Basil Odeh');
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Moments' });
  const tile = page.locator('[data-feature="moments"]');

  await test.step('nobody knows it before', async () => {
    await signUp(page, host.url, layla);
    await expect(page.locator('[data-state="mounted"]').first()).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step('in the registry, but ahead of the database: refused by name (NF142)', async () => {
    register(host, moments.record);
    await page.reload();
    await expect(entry).toBeVisible();
    await expect(tile).toHaveAttribute('data-state', 'away');
    await expect(tile.getByText('NF142')).toBeVisible();
  });

  await test.step('its migration is deployed: Try Again is enough', async () => {
    await host.restartBackend([MIGRATIONS]);
    await tile.getByRole('button', { name: 'Try Again' }).click();
    await expect(tile.getByText('0 moments kept')).toBeVisible();
  });

  await test.step('its page stores and shows', async () => {
    await entry.click();
    await expect(page).toHaveURL(`${host.url}/dashboard/moments`);
    await expect(page).toHaveTitle(/Moments/);
    await page.getByLabel('A good moment').fill('Rain on the window.');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('listitem').getByText('Rain on the window.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').getByText('Rain on the window.')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(tile.getByText('1 moment kept')).toBeVisible();
  });

  await test.step('it speaks Arabic from its own texts', async () => {
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expect(tile.getByText('لحظة واحدة (1)')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'لحظات' }).click();
    await expect(page.getByRole('heading', { name: 'لحظات جميلة' })).toBeVisible();
  });

  await test.step('in a language that it lacks it speaks English, and says so', async () => {
    await page.getByRole('button', { name: 'اللغة: العربية' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { name: 'Good moments' })).toBeVisible();
    const note = page.getByText(/n’existe pas encore en français/);
    await expect(note).toHaveCount(1);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Journal' })).toBeVisible();
  });

  await test.step("its rows are the person's own", async () => {
    const other = await page.context().browser()?.newContext();
    if (!other) throw new Error('no browser');
    await signUp(await other.newPage(), host.url, basil);
    await other.close();
    expect(await readMoments(host, layla)).toEqual([{ text: 'Rain on the window.' }]);
    expect(await readMoments(host, basil)).toEqual([]);
  });
});

test('the same app from an origin that is not configured is refused, and nothing is fetched from it (NF112)', async ({
  page,
  host,
}) => {
  const foreign = await serveFixture('1.0.1', {}, 'moments');
  using _registered = register(host, foreign.record);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  const tile = page.locator('[data-feature="moments"]');
  await expect(tile.getByText('NF112')).toBeVisible();
  expect(asked.filter((url) => url.startsWith(foreign.origin))).toEqual([]);
  await foreign.close();
});
