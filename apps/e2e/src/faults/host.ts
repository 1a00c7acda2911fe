import type { Locator, Page } from '@playwright/test';
import { OF_SIGNING_OUT } from '../support/console.ts';
import { serveFixture, type FixtureApp } from '../support/fixture-app.ts';
import { startProduct, type Product } from '../support/product.ts';
import { register } from '../support/registry.ts';
import { expect, test as base } from '../support/test.ts';

// One product for all files of this folder, whose registry also holds two fixture apps; faults in it stay here.
export const test = base.extend<
  { reported: string[] },
  { tiny: FixtureApp; faulty: FixtureApp; neighbour: FixtureApp; host: Product }
>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
  expectedConsole: async ({}, use) => {
    await use({
      ...OF_SIGNING_OUT,
      'each fault is reported by the shell': /\[nafas\] NF1\d\d /,
      'what the fixture apps throw': /threw while |broken release/,
      'files that are gone, or a server that is down': /status of 404 |net::ERR_/,
      // Of a script that is gone it sometimes says this besides.
      'an answer that is no script': /Refused to execute script from '\S+remoteEntry/,
      'files that were tampered with':
        /Failed to find a valid digest|SRI's integrity checks failed/,
      'single-spa, of a view that did not mount in time': /single-spa minified message #31/,
    });
  },
  tiny: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const tiny = await serveFixture('1.0.0');
      await use(tiny);
      await tiny.close();
    },
    { scope: 'worker' },
  ],
  faulty: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const faulty = await serveFixture('1.0.0', {}, 'faulty');
      await use(faulty);
      await faulty.close();
    },
    { scope: 'worker' },
  ],
  neighbour: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const neighbour = await serveFixture('1.0.0', {}, 'neighbour');
      await use(neighbour);
      await neighbour.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ tiny, faulty, neighbour }, use) => {
      const apps = [tiny, faulty, neighbour];
      const host = await startProduct({ moreOrigins: apps.map(({ origin }) => origin) });
      for (const { record } of apps) register(host, record);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** The lines the shell has reported so far, e.g. `[nafas] NF110 tiny entry`. */
  reported: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[nafas] ')) lines.push(message.text());
    });
    await use(lines);
  },
});

export { expect };

/** The tiny tile's place on the dashboard. */
export function getTile(page: Page): Locator {
  return page.locator('[data-feature="tiny"]');
}

/** The landing page, and from there the demo's dashboard: it needs no feature app to get there. */
export async function openDemo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Watch Demo' }).first().click();
  await expect(page.getByText('This is a demo.')).toBeVisible();
}

/** The card stands in this place with the number of the error, and the number was reported with the app's name. */
export async function expectAway(
  place: Locator,
  code: string,
  reported: readonly string[],
): Promise<void> {
  await expect(place).toHaveAttribute('data-state', 'away', { timeout: 40_000 });
  await expect(place.getByText(code)).toBeVisible();
  const app = await place.getAttribute('data-feature');
  await expect
    .poll(() => reported.some((line) => line.startsWith(`[nafas] ${code} ${app}`)))
    .toBe(true);
}

/** The feature beside it is there and answers: its tile, and its action opened and closed again. */
export async function expectOthersWork(page: Page): Promise<void> {
  const other = page.locator('[data-feature="neighbour"][data-state="mounted"]');
  await expect(other.first()).toBeVisible();
  await page.getByRole('button', { name: 'Say hello' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Try Again of the card in this place, which shows `text` afterwards. */
export async function expectRecovery(place: Locator, text: string): Promise<void> {
  await place.getByRole('button', { name: 'Try Again' }).click();
  await expect(place.getByText(text)).toBeVisible();
  await expect(place).toHaveAttribute('data-state', 'mounted');
}
