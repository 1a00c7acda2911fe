import type { BrowserContext, Page } from '@playwright/test';
import { agreeAndSave } from '../support/agree.ts';
import { deploy } from '../support/deploy.ts';
import { fillSignUp, newPerson, signUp } from '../support/people.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expectedConsole: {
    'the server is gone, or answers only with its failure':
      /net::ERR_(?:CONNECTION_REFUSED|FAILED)|status of 502 /,
    'a part of the page that was not loaded before': /\[nafas\] ChunkLoadError shell run/,
    'a profile that can not be read again':
      /\[nafas\] Error shell session Error: ensure_profile failed/,
  },
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker watches over the page. */
const watched = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the worker has kept all that the page, one below the dashboard that it watched from its start, has asked for. */
async function kept(page: Page): Promise<void> {
  await watched(page);
  // A page that is still loading may request files that are not in the cache yet.
  await expect(page.locator('[data-feature]').first()).toBeVisible();
  await expect(page.locator('[data-state="loading"], [aria-busy="true"]')).toHaveCount(0);
  // The bell asks for its words last, once the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/notifications.')),
  );
  const asked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const missing = async () => {
    const files = await keptFiles(page);
    return (await asked()).filter(
      (url) => /\.(?:js|css|json|woff2)$/.test(url) && !files.includes(url),
    );
  };
  await expect.poll(missing).toEqual([]);
}

/** Names of the worker's stores. */
const stores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('nafas-')));

/** Addresses of all that is kept in them. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('nafas-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });

/** Whether the device keeps what the dashboard shows, by its length: it is sealed, and so is nothing. */
const hasScreen = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    const name = all.find((each) => each.name?.startsWith('nafas.first-screen.'))?.name;
    if (name === undefined) return false;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('it does not open'));
    });
    const sealed = await new Promise<{ bytes: ArrayBuffer } | undefined>((resolve) => {
      const reading = database.transaction('kept').objectStore('kept').get('value');
      reading.onsuccess = () => resolve(reading.result as { bytes: ArrayBuffer } | undefined);
    });
    database.close();
    return sealed !== undefined && sealed.bytes.byteLength > 100;
  });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function openDemo(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page.getByText('Emotional score').first()).toBeVisible();
  return page;
}

test('without a server the public pages open, and so does what was used before: registry and features (DECISION-023)', async ({
  context,
}) => {
  test.slow();
  const product = await startProduct();
  const page = await openDemo(context, product.url);
  await watched(page);
  await page.reload();
  const score = page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });
  await expect(score).toContainText('%');
  await kept(page);
  // As one page load in four: it then wants a file that measures it, which nobody has kept.
  await page.addInitScript(() => (Math.random = () => 0));
  await test.step('what is read in another language is kept, the rest of that language too', async () => {
    await page.goto(`${product.url}/ar/help`);
    const isKept = () => page.evaluate(async () => (await caches.match('/ar/terms')) !== undefined);
    await expect.poll(isKept).toBe(true);
    await page.goto(`${product.url}/dashboard`);
    await expect(score).toContainText('%');
  });
  await product.stop();

  await test.step('the dashboard with its features', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(score).toContainText('%');
  });
  await test.step('the icon of the tab, and what an installed Nafas is made of', async () => {
    const status = (path: string) =>
      page.evaluate(async (asked) => (await fetch(asked)).status, path);
    for (const path of [
      '/icons/48.png',
      '/icons/mark.svg',
      '/icons/192.png',
      '/manifest.webmanifest',
    ]) {
      expect(await status(path), path).toBe(200);
    }
  });
  for (const [path, heading] of [
    ['/', 'Begin with a breath.'],
    ['/help', 'Help now'],
    ['/ar/help', 'مساعدة الآن'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

test('somebody who signed up in this visit, and never reloaded, stays signed in when the server goes', async ({
  context,
}) => {
  test.slow();
  const product = await startProduct();
  const page = await context.newPage();
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Try Now' }).first().click();
  await expect(page).toHaveURL(`${product.url}/auth/login`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, newPerson('Layla Haddad'));
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText('Emotional score').first()).toBeVisible();
  await expect(page.getByText('A new version of Nafas is ready.')).toHaveCount(0);
  // A dialog whose code was never loaded can't open then.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New Analysis' }).first().click();
  await expect(dialog.getByRole('slider')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await kept(page);
  await expect.poll(() => hasScreen(page)).toBe(true);
  await product.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText(/^NF\d+/)).toHaveCount(0);
  const score = page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });
  await test.step('and finds what the screen showed, with what they add now', async () => {
    await expect(score).toContainText('5 more days');
    await page.getByRole('button', { name: 'New Analysis' }).first().click();
    await dialog.getByRole('slider', { name: 'Mood' }).press('ArrowRight');
    await dialog.getByRole('button', { name: 'Save analysis' }).click();
    await agreeAndSave(dialog);
    await expect(dialog.getByText('Kept on this device')).toBeVisible();
    await expect(score).toContainText('4 more days');
    await page.reload();
    await expect(score).toContainText('4 more days');
  });
  await page.goto(product.url);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('a server that answers only with its failure is no reason to ask to sign in', async ({
  context,
  product,
}) => {
  const page = await context.newPage();
  await signUp(page, product.url, newPerson('Layla Haddad'));
  await kept(page);
  await context.route(
    (url) => url.origin === product.url,
    (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla');
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('a new version is offered, never forced; taking it reloads into it', async ({ context }) => {
  const product = await startProduct();
  try {
    const page = await openDemo(context, product.url);
    await watched(page);
    const [before] = (await stores(page)).filter((name) => name.startsWith('nafas-build-'));
    deploy(product, '/sw.js', '"version":"', '"version":"next-');
    await page.reload();
    await expect(page.getByText('A new version of Nafas is ready.')).toBeVisible();
    // It waits: what is on screen is still watched over by the one before.
    expect(await stores(page)).toContain(before);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect.poll(() => stores(page)).not.toContain(before);
    expect((await stores(page)).some((name) => name.includes('-next-'))).toBe(true);
    await expect(page.getByText('A new version of Nafas is ready.')).toHaveCount(0);
  } finally {
    await product.stop();
  }
});

test('a page below the dashboard stands before the server has answered, and gives way to a newer one unless something was begun', async ({
  context,
}) => {
  test.slow();
  const product = await startProduct();
  try {
    const page = await openDemo(context, product.url);
    await kept(page);
    const url = `${product.url}/dashboard`;
    const score = page.locator('[data-feature="analysis"]').filter({ hasText: 'Emotional score' });
    const deployment = () => page.locator('html').getAttribute('data-deployment');
    /** Whether the worker knows that the kept document is not the deployed one. */
    const isOutdated = () =>
      page.evaluate(async () => (await caches.match('/outdated')) !== undefined);
    let loads = 0;
    page.on('load', () => (loads += 1));
    const { fallback } = product.served;
    /** Holds the server's answers with pages below the dashboard until the result is called. */
    const hold = () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      product.served.fallback = (path) => answered.then(() => fallback(path));
      return answer;
    };
    await test.step('it is kept as the host answers at the dashboard, with what it may do', async () => {
      const copy = await page.evaluate(async () => {
        const found = await caches.match('/app.html');
        return [found?.url, found?.headers.get('permissions-policy')];
      });
      expect(copy).toEqual([url, expect.stringContaining('camera=(self)')]);
    });
    await test.step('the same document: nothing is loaded again', async () => {
      const answer = hold();
      await page.goto(url);
      await expect(score).toContainText('%');
      // A page that the network is asked for first comes from the copy after five seconds.
      const answeredAfter = await page.evaluate(() => {
        const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return own?.responseEnd;
      });
      expect(answeredAfter).toBeLessThan(5_000);
      answer();
      await kept(page);
      // By the time another page stands, the first was compared.
      await page.goto(url);
      await kept(page);
      expect(loads).toBe(2);
      expect(await isOutdated()).toBe(false);
    });
    deploy(product, '/app.html', '<html', '<html data-deployment="next"');
    await test.step('somebody who has begun to do something keeps what they have', async () => {
      const answer = hold();
      await page.goto(url);
      await expect(score).toContainText('%');
      await page.keyboard.press('Tab');
      answer();
      await expect.poll(isOutdated).toBe(true);
      await kept(page);
      expect(loads).toBe(3);
      expect(await deployment()).toBeNull();
    });
    await test.step('their next page is the new one, at once', async () => {
      await page.goto(url);
      await expect(score).toContainText('%');
      expect(loads).toBe(4);
      expect(await deployment()).toBe('next');
    });
  } finally {
    await product.stop();
  }
});

test('a page below the dashboard that is no longer the deployed one is loaded again by itself', async ({
  context,
}) => {
  const product = await startProduct();
  try {
    const page = await openDemo(context, product.url);
    await kept(page);
    deploy(product, '/app.html', '<html', '<html data-deployment="next"');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${product.url}/dashboard`, { waitUntil: 'commit' });
    await expect(page.locator('html[data-deployment="next"]')).toBeAttached();
    await expect(page.getByText('Emotional score').first()).toBeVisible();
    const before = loads;
    await page.goto(`${product.url}/dashboard`);
    await expect(page.locator('html[data-deployment="next"]')).toBeAttached();
    await expect(page.getByText('Emotional score').first()).toBeVisible();
    expect(loads).toBe(before + 1);
  } finally {
    await product.stop();
  }
});

test('the configuration removes the worker and all it kept', async ({ context }) => {
  const product = await startProduct();
  try {
    const page = await openDemo(context, product.url);
    await watched(page);
    expect(await stores(page)).not.toEqual([]);
    product.served.config.flags = { ...product.served.config.flags, serviceWorker: false };
    await page.reload();
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => keptFiles(page)).toEqual([]);
    // Chromium makes a store anew, empty, to keep compiled code of scripts that came from it. The next page has none.
    await page.reload();
    await expect.poll(() => stores(page)).toEqual([]);
  } finally {
    await product.stop();
  }
});

test('it can be installed: a manifest whose pictures are there', async ({ request, product }) => {
  const html = await (await request.get(product.url)).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await request.get(product.url + href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) {
    const picture = await request.get(product.url + src);
    expect(picture.status(), src).toBe(200);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  }
});
