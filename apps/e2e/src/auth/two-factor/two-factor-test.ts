import { join } from 'node:path';
import { serveProduct } from '@nafas/serve';
import type { Page } from '@playwright/test';
import { root, servedFeatures } from '../../support/product.ts';
import { expect, test as base } from '../../support/test.ts';
import { startFactorsBackend, type FactorsBackend } from './factors-backend.ts';

/** The production build over a backend that has two-factor, as a hosted project has it. */
export interface TwoFactorProduct {
  readonly url: string;
  readonly backend: FactorsBackend;
}

export const test = base.extend<object, { hosted: TwoFactorProduct }>({
  hosted: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      let backend: FactorsBackend | undefined;
      const served = await serveProduct({
        root,
        features: await servedFeatures(),
        port: 0,
        backend: async (origin) => (backend = await startFactorsBackend(origin)),
      });
      if (!backend) throw new Error('the backend was not started');
      await use({ url: served.url, backend });
      await served.close();
      await backend.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A picture for somebody to look at: only with NAFAS_SHOTS, the folder it goes to. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['NAFAS_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

export { expect };
