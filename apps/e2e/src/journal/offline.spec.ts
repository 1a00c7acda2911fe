import { createClient } from '@supabase/supabase-js';
import type { Page, Request } from '@playwright/test';
import { agreeTo } from '../support/agree.ts';
import { logOut, newPerson, type Person, signIn, signUp } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { OF_SIGNING_OUT } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.use({
  // The app's files come from the worker.
  serviceWorkers: 'allow',
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'there is no network': /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/,
    'what the server alone knows is not there': /\[nafas\]/,
  },
});

const JOURNAL = '/dashboard/journal';
const DAY_MS = 86_400_000;

/** Somebody's check-ins at the server. */
async function readRows({ backend: { url, anonKey } }: Product, person: Person) {
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  await client.auth.signInWithPassword(person);
  return client;
}

async function write(product: Product, person: Person): Promise<void> {
  const client = await readRows(product, person);
  await agreeTo(client, 'check_ins');
  const { error } = await client.from('check_ins').insert(
    [
      ['The sea was calm.', 2],
      ['A letter came.', 70],
    ].map(([notes, days]) => {
      const at = new Date(Date.now() - Number(days) * DAY_MS);
      return {
        ...{ id: crypto.randomUUID(), mood: 8, energy: 5, stress: 2, notes, time_zone: 'UTC' },
        occurred_at: at.toISOString(),
        local_date: at.toISOString().slice(0, 10),
      };
    }),
  );
  expect(error).toBeNull();
}

/** How many values of the journal this browser keeps, by database. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = (await indexedDB.databases()).filter(({ name }) => name?.includes('journal'));
    return Promise.all(
      all.map(
        ({ name = '' }) =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(new Error(name));
            opening.onsuccess = () => {
              const counting = opening.result.transaction('kept').objectStore('kept').count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      ),
    );
  });

/**
 * Reloads a page that has no network. Chromium 150 forgets at a reload what it was told of the network: nothing can be reached, and
 * `navigator.onLine` is true.
 */
async function reloadOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('test.offline') === null) return;
    sessionStorage.removeItem('test.offline');
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.evaluate(() => sessionStorage.setItem('test.offline', ''));
  await page.reload();
}

test('the journal of the last 400 days is read, searched and changed without a network', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const layla = newPerson();
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => asked.delete(request));
  }
  await signUp(page, product.url, layla);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await write(product, layla);
  await page.goto(product.url + JOURNAL);
  await expect(page.getByText('The sea was calm.')).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([1]);
  // The views' code, which is asked for before the entries are.
  await expect.poll(() => asked.size).toBe(0);

  await context.setOffline(true);
  await reloadOffline(page);
  await test.step('the list, an older month and a search', async () => {
    await expect(page.getByText('The sea was calm.')).toBeVisible();
    await expect(page.getByText('Without a connection, the last 400 days are here')).toBeVisible();
    const then = new Date(Date.now() - 70 * DAY_MS).toISOString();
    await page.getByRole('tab', { name: 'Month' }).click();
    for (let month = new Date().toISOString().slice(0, 7); month > then.slice(0, 7);) {
      await page.getByRole('tabpanel').getByRole('button').first().click();
      month = new URL(page.url()).searchParams.get('at')?.slice(0, 7) ?? '';
      expect(month).not.toBe('');
    }
    await expect(page.getByRole('gridcell', { name: /Bright/ })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Year' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('tab', { name: 'List' }).click();
    await page.getByRole('searchbox', { name: /notes/ }).fill('letters');
    await expect(page.locator('mark')).toHaveText('letter');
  });

  await test.step('an edit waits, and is stored once', async () => {
    await page.locator('mark').click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('A postcard came.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Waiting to be sent')).toBeHidden();
    const client = await readRows(product, layla);
    const { data } = await client.from('check_ins').select('notes, version').order('occurred_at');
    expect(data).toEqual([
      { notes: 'A postcard came.', version: 2 },
      { notes: 'The sea was calm.', version: 1 },
    ]);
  });

  await test.step('signed out, nothing of it is left', async () => {
    await logOut(page);
    await expect.poll(() => kept(page)).toEqual([]);
  });

  await test.step('and with “Remember me” off nothing is kept', async () => {
    const remember = page.getByRole('checkbox', { name: 'Remember me' });
    await remember.uncheck();
    await signIn(page, layla);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await page.goto(product.url + JOURNAL);
    await expect(page.getByText('The sea was calm.')).toBeVisible();
    await expect.poll(() => asked.size).toBe(0);
    expect(await kept(page)).toEqual([]);
  });
});
