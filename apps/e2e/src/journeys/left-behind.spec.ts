import { OF_SIGNING_OUT } from '../support/console.ts';
import type { Page } from '@playwright/test';
import { agreeAndSave } from '../support/agree.ts';
import { logOut, newPerson, signIn, signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    ...OF_SIGNING_OUT,
    'goals can not be sent': /net::ERR_FAILED .*\/rest\/v1\/goals/,
    'the session of an account that is gone': /status of 40[03] .*\/auth\/v1\/(?:token|logout)/,
  },
});

// With the worker, as everybody has it, so that its stores are looked into, too.
test.use({ serviceWorkers: 'allow' });

/** The browser's storage for this site, by store: names, and contents as text, bytes read as letters. */
function listStores(page: Page) {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const toText = (value: unknown): unknown => {
      if (value instanceof CryptoKey) return `a key, extractable: ${value.extractable}`;
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return toText(value.buffer);
      if (Array.isArray(value)) return value.map(toText);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, toText(inner)]),
      );
    };
    const rows: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = await settled(database.transaction(store).objectStore(store).getAll());
        rows[`${name}/${store}`] = all.map(toText);
      }
      database.close();
    }
    const files: string[] = [];
    const documents: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        files.push(request.url);
        const answer = await cache.match(request);
        if (answer && !/\.(?:js|css|woff2)$/.test(request.url)) documents.push(await answer.text());
      }
    }
    return {
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage } as Record<string, string>,
      rows,
      files,
      documents,
      cookies: document.cookie,
    };
  });
}

const NOTE = 'The lift was stuck and my heart raced.';
const DRAFT = 'Half a thought about my sister.';
const GOAL = 'Call the clinic on Tuesday';
const MESSAGE = 'I could not sleep because of the trial';
const LINE = 'I stop answering messages';

test('after somebody who used everything has signed out, nothing personal is left on the device but what waits, encrypted', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const layla = newPerson('Layla Haddad');
  const basil = newPerson('Basil Odeh');
  await signUp(page, product.url, basil);
  await logOut(page);
  await signUp(page, product.url, layla);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await test.step('a check-in with a note, its consent, and a draft of the next', async () => {
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Notes' }).click();
    await dialog.getByLabel('Notes').fill(NOTE);
    await dialog.getByRole('button', { name: 'Save analysis' }).click();
    await agreeAndSave(dialog);
    await expect(dialog.getByText('Saved to your account')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    await dialog.getByRole('button', { name: 'Notes' }).click();
    await dialog.getByLabel('Notes').fill(DRAFT);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a conversation', async () => {
    await page.goto(`${product.url}/dashboard/motivation-hub?tab=chat`);
    const field = page.getByRole('textbox', { name: 'Write to Nafas' });
    await field.fill(MESSAGE);
    await field.press('Enter');
    await expect(page.getByRole('status').getByText('Message Sent')).toBeAttached();
  });

  const owner = await test.step('a usual voice, as the voice reader keeps it', async () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { user: { id: string } };
      localStorage.setItem(`nafas.voice-baseline.v1.${kept.user.id}`, '{"means":[1]}');
      return kept.user.id;
    }));

  await test.step('a goal that does not get to the server', async () => {
    await context.route('**/rest/v1/goals*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.goto(`${product.url}/dashboard/motivation-hub?tab=goals`);
    await page.getByRole('button', { name: 'New Goal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill(GOAL);
    await dialog.getByLabel('Description').fill('Before noon');
    await dialog.getByRole('button', { name: 'Create goal' }).click();
    await expect(page.getByRole('article', { name: GOAL })).toBeVisible();
    const { rows } = await listStores(page);
    expect(rows['nafas-outbox/entries']).toHaveLength(1);
    expect(rows['nafas-outbox/keys']).toEqual(['a key, extractable: false']);
    expect(JSON.stringify(rows)).not.toContain(GOAL);
  });

  await test.step('the journal, for hours without a network', async () => {
    await page.goto(`${product.url}/dashboard/journal`);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect
      .poll(async () => (await listStores(page)).rows[`nafas.journal.v1.${owner}/kept`])
      .toHaveLength(1);
    const { rows } = await listStores(page);
    expect(rows[`nafas.journal.v1.${owner}/keys`]).toEqual(['a key, extractable: false']);
    expect(JSON.stringify(rows)).not.toContain(NOTE);
  });

  await test.step('signed out: every store, listed', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(`${product.url}/auth/login`);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual(['nafas-outbox']);
    const kept = await listStores(page);
    const everything = JSON.stringify(kept);
    for (const own of [layla.name, layla.email, layla.password, NOTE, DRAFT, GOAL, MESSAGE]) {
      expect(everything, own).not.toContain(own);
    }
    // All there is, by name: what is new here has to be thought about.
    expect(Object.keys(kept.local).filter((name) => !LOCAL.test(name))).toEqual([]);
    expect(Object.keys(kept.session).filter((name) => !SESSION.test(name))).toEqual([]);
    expect(kept.cookies).toBe('');
    expect(Object.keys(kept.rows)).toEqual(['nafas-outbox/entries', 'nafas-outbox/keys']);
    // Whose the waiting entry is, of which table and row; not what it says.
    const { rows, ...others } = kept;
    expect(JSON.stringify(others)).not.toContain(owner);
    expect(rows['nafas-outbox/entries']).toMatchObject([{ userId: owner, sealed: {} }]);
    expect(Object.keys(rows['nafas-outbox/entries']?.[0] ?? {}).sort()).toEqual([
      'createdAt',
      'operationId',
      'sealed',
      'userId',
    ]);
    // The app's own files and addresses, no answers of the backend.
    const foreign = kept.files.filter((url) => url.startsWith(product.backend.url));
    expect(foreign).toEqual([]);
  });

  await test.step('another person neither sees nor sends it', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const isWrite = request.url().includes('/rest/v1/goals') && request.method() === 'POST';
      if (isWrite) sent.push(request.postData() ?? '');
    });
    await signIn(page, basil);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Basil Odeh');
    await page.goto(`${product.url}/dashboard/motivation-hub?tab=goals`);
    await expect(page.getByRole('heading', { level: 1, name: 'Motivation hub' })).toBeVisible();
    await expect(page.getByText(GOAL)).toHaveCount(0);
    expect(sent).toEqual([]);
    await logOut(page);
  });

  await test.step('and it is sent when its owner is back', async () => {
    await context.unroute('**/rest/v1/goals*');
    const stored = page.waitForResponse(
      (answer) => answer.url().includes('/rest/v1/goals') && answer.request().method() === 'POST',
    );
    await signIn(page, layla);
    expect((await stored).status()).toBe(201);
    await expect
      .poll(async () => (await listStores(page)).rows['nafas-outbox/entries'])
      .toEqual([]);
  });
});

test('after an account is deleted, the safety plan that opened here without signing in is gone with its key', async ({
  page,
  product,
}) => {
  const layla = newPerson('Layla Haddad');
  await signUp(page, product.url, layla);

  await test.step('a plan that opens without signing in', async () => {
    await page.goto(`${product.url}/dashboard/safety-plan`);
    await page.getByRole('button', { name: 'Write the first line' }).click();
    await page.getByRole('textbox', { name: 'Line 1' }).fill(LINE);
    await expect(page.getByText(/^Kept, /)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('switch', { name: 'Opens without signing in' }).check();
    await expect
      .poll(async () => Object.keys((await listStores(page)).local))
      .toContain('nafas.care.device-plan');
    const { rows } = await listStores(page);
    expect(rows['nafas-care/keys']).toEqual(['a key, extractable: false']);
  });

  await test.step('the account is deleted', async () => {
    await page.goto(`${product.url}/dashboard/settings`);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(`To confirm, type ${layla.email}`).fill(layla.email);
    await dialog.getByRole('button', { name: 'Delete for Good' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
  });

  await test.step('nothing of it is left, and no page shows it', async () => {
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('nafas-care');
    const { local } = await listStores(page);
    expect(Object.keys(local).filter((name) => name.startsWith('nafas.care'))).toEqual([]);
    await page.goto(`${product.url}/safety-plan`);
    await expect(page.getByText('No plan opens on this device without signing in.')).toBeVisible();
    await expect(page.getByText(LINE)).toHaveCount(0);
  });
});

/** Of nobody: how it looks, which versions of apps and schema are there, and what was loaded or said last. */
const LOCAL =
  /^nafas\.(?:theme|language|suggested|remember|registry|registry-serial|schema|bucket|overrides|last-good|capabilities)\.v\d$/;
const SESSION = /^nafas\.demo\.v\d$/;
