import { findServer } from '@nafas/release/testing/web-server';
import { mainJourney } from '../engines/main-journey.ts';
import { chromium } from '../engines/puppeteer.ts';
import { Tab } from '../engines/tab.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { startLive } from './live-environment.ts';

for (const server of ['nginx', 'caddy'] as const) {
  test(`the main journey over Debian's own ${server}, as "nafas site" configures it`, async () => {
    test.setTimeout(300_000);
    const missing = `${server} is neither installed nor to be had: apt-get install ${server}`;
    // eslint-disable-next-line playwright/no-skipped-test -- nobody can prove it without the server; the sentence says how.
    test.skip(findServer(server) === null, missing);
    const live = await startLive({ server, apps: ['auth', 'motivation', 'account', 'analysis'] });
    const driver = await chromium.start();
    try {
      await mainJourney(new Tab(driver), live.url, 'en', newPerson());
      await driver.open(`${live.url}/ar/help`);
      expect(await driver.run('return document.documentElement.lang')).toBe('ar');
      expect(driver.complaints).toEqual([]);
    } catch (error) {
      await driver.picture(test.info().outputPath('screen.png'));
      throw error;
    } finally {
      await driver.close();
      await live.stop();
    }
  });
}
