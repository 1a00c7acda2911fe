import { deploy } from '../support/deploy.ts';
import { startProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { ENGINES } from './installed.ts';
import { Tab } from './tab.ts';

// Chromium's is shell/offline.spec.ts.
for (const engine of ENGINES.filter(({ name }) => name !== 'Chromium')) {
  test(`a later visit in ${engine.name} does not wait for the server, gives way to a newer page, and needs no network`, async () => {
    test.setTimeout(300_000);
    const product = await startProduct();
    const driver = await engine.start();
    const tab = new Tab(driver);
    const url = `${product.url}/dashboard`;
    const isStored = (path: string) =>
      driver.run(
        'return caches.match(arguments[0]).then((found) => found !== undefined)',
        path,
      ) as Promise<boolean>;
    const answeredAfter = () =>
      driver.run('return performance.getEntriesByType("navigation")[0].responseEnd');
    const deployment = () => driver.run('return document.documentElement.dataset.deployment ?? ""');
    try {
      await driver.open(product.url);
      await tab.press('button', 'Watch Demo');
      await tab.sees('Emotional score');
      await tab.until('the kept document', () => isStored('/app.html'));
      await driver.open(url);
      await tab.sees('Emotional score');

      await test.step('before the server has answered', async () => {
        const { fallback, edit } = product.served;
        let [answer, tellSent] = [() => {}, () => {}];
        const answered = new Promise<void>((resolve) => (answer = resolve));
        const sent = new Promise<void>((resolve) => (tellSent = resolve));
        product.served.fallback = (path) => answered.then(() => fallback(path));
        product.served.edit = (text, file) => {
          if (file === '/app.html') tellSent();
          return edit(text, file);
        };
        await driver.open(url);
        await tab.sees('Emotional score');
        // A page that the network is asked for first comes from the copy after five seconds.
        expect(await answeredAfter()).toBeLessThan(5_000);
        answer();
        // Of this deployment, not of the next.
        await sent;
        Object.assign(product.served, { fallback, edit });
      });

      await test.step('a newer page', async () => {
        deploy(product, '/app.html', '<html', '<html data-deployment="next"');
        await driver.open(url);
        await tab.until('the newer page', async () => (await deployment()) === 'next');
        await tab.sees('Emotional score');
        // It stays: what the first page was still loading, Firefox calls errors, so the console tells nothing here.
        expect(await deployment()).toBe('next');
      });

      await test.step('without a network', async () => {
        await product.stop();
        await driver.open(url);
        await tab.sees('Emotional score');
      });
    } catch (error) {
      await driver.picture(test.info().outputPath('screen.png'));
      throw error;
    } finally {
      await driver.close();
      await product.stop().catch(() => undefined);
    }
  });
}
