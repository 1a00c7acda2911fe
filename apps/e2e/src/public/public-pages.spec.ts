import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@nafas/platform';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { root } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from './watch-shifts.ts';

test.use({
  expectedConsole: {
    'the status of the page for what is not there': /status of 404 .*\/nowhere/,
    'the script is kept away': /net::ERR_FAILED .*\/static\/js\/index\./,
  },
});

const readTexts = async (language: 'en' | 'ar', file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(root, `apps/shell/src/locales/${language}/${file}.json`), 'utf8'));
type Sections = { sections: { title: string }[] };

/** The public pages with the texts that each must show, in both languages. */
async function pages() {
  const all = [];
  for (const language of ['en', 'ar'] as const) {
    const { hero } = (await readTexts(language, 'public')) as { hero: { lead: string } };
    const { notFound } = (await readTexts(language, 'shell')) as { notFound: { title: string } };
    const help = (await readTexts(language, 'help')) as { title: string; groundTitle: string };
    const titles = async (file: string) =>
      ((await readTexts(language, file)) as Sections).sections.map(({ title }) => title);
    const at = (path: string) => (language === 'en' ? path : `/ar${path}`);
    all.push(
      { path: at('/'), language, says: [hero.lead], status: 200 },
      { path: at('/terms'), language, says: await titles('terms'), status: 200 },
      {
        path: at('/privacy'),
        language,
        says: await titles('privacy'),
        status: 200,
      },
      { path: at('/help'), language, says: [help.title, help.groundTitle], status: 200 },
      { path: at('/nowhere'), language, says: [notFound.title], status: 404 },
    );
  }
  return all;
}

test('a browser in another language is told so once, before any script of the app; the way there is a link', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${product.url}/terms?from=mail`);
  const suggestion = page.getByRole('region', { name: 'Language suggestion' });
  await expect(suggestion.getByText('Nafas parle aussi français.')).toBeVisible();
  const isScript = (path: string) => path.endsWith('.js') && !path.includes('before-paint');
  expect(asked.filter(isScript)).toEqual([]);
  await suggestion.getByRole('link', { name: 'Continuer en français' }).click();
  await expect(page).toHaveURL(`${product.url}/fr/terms?from=mail`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: /Rester en/ })).toHaveCount(0);
  // Chosen by that: an English address leads to the French page from now on.
  await page.goto(`${product.url}/help`);
  await expect(page).toHaveURL(`${product.url}/fr/help`);
  await context.close();
});

test('each public page can be read without a script, in its language (SHELL-006, SHELL-007)', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, language, says, status } of await pages()) {
    await test.step(path, async () => {
      const response = await page.goto(product.url + path);
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      for (const each of says) await expect(page.getByText(each).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[style]')).toHaveCount(0);
    });
  }
  await test.step('and the way to the other language is a link', async () => {
    await page.goto(`${product.url}/terms`);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`${product.url}/ar/terms`);
  });
  await context.close();
});

test('each page names itself and its other languages in full; robots.txt and the sitemap do too', async ({
  request,
  product,
}) => {
  const html = await (await request.get(`${product.url}/ar/help`)).text();
  expect(html).toContain(`<link rel="canonical" href="${product.url}/ar/help" />`);
  for (const language of LANGUAGES) {
    const folder = language === 'en' ? '' : `/${language}`;
    expect(html).toContain(`hreflang="${language}" href="${product.url}${folder}/help"`);
  }
  const robots = await (await request.get(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(4 * LANGUAGES.length);
  expect(sitemap).toContain(`<loc>${product.url}/ar/terms</loc>`);
});

test('the landing page and the terms say that it is no medical device and no therapy, in both languages (DECISION-001, DECISION-003)', async ({
  page,
  product,
}) => {
  for (const [path, says] of [
    ['/', /not a medical or emergency service/],
    ['/terms', /not a medical device, not therapy/],
    ['/ar/', /ليس خدمة طبية/],
    ['/ar/terms', /ليس جهازًا طبيًا ولا علاجًا/],
  ] as const) {
    await page.goto(product.url + path);
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(page).toHaveTitle(path.startsWith('/ar') ? /نَفَس/ : /Nafas/);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px the script takes over what it finds: same elements, no complaint, no shift`, async ({
    page,
    product,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The not-found page's own status, and what Playwright itself does to service workers (playwright.config.ts).
      const isMeant = /status of 404|registration blocked by Playwright/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isMeant)
        complaints.push(message.text());
    });
    await page.setViewportSize({ width, height: 900 });
    const layoutShift = await watchShifts(page);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        heading.setAttribute('data-first', '');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const { path } of await pages()) {
      await test.step(path, async () => {
        await page.goto(product.url + path);
        await untilHydrated(page);
        await expect(page.locator('h1[data-first]')).toBeVisible();
        expect(await layoutShift(), 'layout shift').toBeLessThan(0.1);
      });
    }
    expect(complaints).toEqual([]);
  });
}

test('who has chosen Arabic gets it at the plain address, before anything is painted (DECISION-082)', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.evaluate(() => {
    localStorage.setItem('nafas.language.v1', 'ar');
    localStorage.setItem('nafas.theme.v1', 'dark');
  });
  for (const path of ['/', '/help?a=1#help-ground']) {
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${product.url}/ar${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  }
  await test.step('and English again at the English address once that is chosen', async () => {
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${product.url}/help?a=1#help-ground`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now');
    await page.goto(product.url);
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

for (const [path, languages] of [
  ['/', ['en-US']],
  ['/terms', ['en-US']],
  // No country: there will be no lines where room for them was kept.
  ['/help', ['en']],
] as const) {
  test(`${path} stays where its reader is when its scripts come`, async ({ page, product }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'languages', { value }),
      languages,
    );
    let letGo: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/static\/js\/index\./, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(product.url + path, { waitUntil: 'commit' });
    const footer = page.getByRole('link', { name: 'العربية' });
    await footer.scrollIntoViewIfNeeded();
    await footer.hover();
    const isHydrated = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('nafas-hydrated', () => resolve())),
    );
    const readPlace = async () => ({
      scrolled: await page.evaluate(() => scrollY),
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    const before = await readPlace();
    expect(before.scrolled).toBeGreaterThan(100);
    letGo();
    await isHydrated;
    // A frame after its effects.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await readPlace()).toEqual(before);
  });
}

test('a link to an Arabic page is read in Arabic by anybody, and changes no choice (DECISION-163)', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/ar/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شروط الخدمة');
  await page.getByRole('link', { name: 'مساعدة الآن' }).first().click();
  await expect(page).toHaveURL(`${product.url}/ar/help`);
  expect(await page.evaluate(() => localStorage.getItem('nafas.language.v1'))).toBeNull();
});

for (const [way, go] of [
  ['Try Now', (page: Page) => page.locator('main a[href="/auth/login"]').first().click()],
  ['Watch Demo', (page: Page) => page.getByRole('button', { name: 'شاهد العرض' }).first().click()],
  ['signing in', (page: Page) => page.locator('header a[href="/auth/login"]').first().click()],
] as const) {
  test(`who goes on from an Arabic page by ${way} has chosen Arabic, after a reload and at the next visit, too (DECISION-164)`, async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/ar/`);
    await untilHydrated(page);
    await go(page);
    await expect(page).toHaveURL(/\/(?:auth\/login|dashboard)$/);
    const isArabic = () => expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await isArabic();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    await isArabic();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(product.url);
    await expect(page).toHaveURL(`${product.url}/ar/`);
  });
}

test('words as long as German ones are not cut off on the narrowest screens', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/de/privacy', '/de/terms']) {
    await page.goto(product.url + path);
    const tooWide = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => title.scrollWidth - title.clientWidth);
    expect(tooWide, path).toBe(0);
  }
});
