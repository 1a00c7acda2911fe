import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newPerson } from '../support/people.ts';
import { startProduct, type Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { ENGINES } from './installed.ts';
import { signUp } from './main-journey.ts';
import { Tab } from './tab.ts';

const PAGES = [
  'dashboard',
  'dashboard/emotional-analysis',
  'dashboard/motivation-hub',
  'dashboard/real-time-assistance',
  'dashboard/profile',
  'dashboard/settings',
];
const PICTURES = join(import.meta.dirname, '../../test-results/engines');
const READY = `return document.querySelector('h1') !== null
  && document.querySelector('[data-state="loading"], [aria-busy="true"]') === null`;
const UNAVAILABLE = `return [...document.querySelectorAll('[data-state="away"]')].map((each) => each.innerText)`;
const OVERFLOW = `return document.documentElement.scrollWidth - document.documentElement.clientWidth`;

/** Opens a page, waits until nothing in it is loading, looks at it, and takes its picture. */
async function expectWhole(tab: Tab, product: Product, path: string, name: string): Promise<void> {
  await tab.driver.open(`${product.url}/${path}`);
  await tab.until(`all of ${path}`, async () => (await tab.driver.run(READY)) === true);
  await tab.driver.picture(join(PICTURES, `${name}-${path.replaceAll('/', '-')}.png`));
  expect(await tab.driver.run(UNAVAILABLE), path).toEqual([]);
  expect(await tab.driver.run(OVERFLOW), path).toBeLessThanOrEqual(0);
}

for (const engine of ENGINES) {
  for (const language of ['en', 'ar'] as const) {
    test(`every page, and those that were seen without a server, in ${engine.name}, ${language}`, async () => {
      test.setTimeout(600_000);
      await mkdir(PICTURES, { recursive: true });
      const product = await startProduct();
      const driver = await engine.start();
      const tab = new Tab(driver);
      try {
        await signUp(tab, product.url, language, newPerson());
        for (const width of [1280, 390]) {
          await driver.resize(width, 900);
          const name = `${engine.name}-${language}-${width}`;
          for (const path of PAGES) await expectWhole(tab, product, path, name);
        }
        await tab.until('the offline worker', async () =>
          Boolean(await driver.run('return navigator.serviceWorker.controller !== null')),
        );
        await driver.reload();
        await tab.until('the dashboard', async () => (await driver.run(READY)) === true);
        await product.stop();
        for (const path of ['dashboard/settings', 'help']) {
          await driver.open(`${product.url}/${path}`);
          await tab.until(`${path} without a server`, async () =>
            Boolean(await driver.run(`return document.querySelector('h1') !== null`)),
          );
          const picture = `${engine.name}-${language}-offline-${path.replaceAll('/', '-')}.png`;
          await driver.picture(join(PICTURES, picture));
        }
        expect(await driver.run('return document.documentElement.lang')).toBe(language);
      } catch (error) {
        await driver.picture(test.info().outputPath('screen.png'));
        throw error;
      } finally {
        await driver.close();
        await product.stop().catch(() => undefined);
      }
    });
  }
}
