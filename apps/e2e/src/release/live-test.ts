import { join } from 'node:path';
import { root } from '../support/product.ts';
import { test as base } from '../support/test.ts';
import { startLive, type LiveEnvironment } from './live-environment.ts';

/** Tests of what teams do to one environment, on a real nginx: nothing is served by our own code but the backend. */
export const test = base.extend<object, { live: LiveEnvironment }>({
  live: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const live = await startLive({
        server: 'nginx',
        apps: ['auth', 'motivation', 'account', 'analysis'],
        moreMigrations: [join(root, 'apps/e2e/fixtures/moments/migrations')],
      });
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
