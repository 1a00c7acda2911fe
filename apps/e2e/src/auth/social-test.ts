import { startProduct } from '../support/product.ts';
import { test as base } from '../support/test.ts';
import { startFakeGitHub, type FakeGitHub } from './fake-github.ts';

/** The product with GitHub switched on, and addresses confirmed, without which it is refused. The provider is our own. */
export const test = base.extend<object, { github: FakeGitHub }>({
  github: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const github = await startFakeGitHub();
      await use(github);
      await github.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ github }, use) => {
      const product = await startProduct({
        backend: {
          providers: { github: { clientId: 'nafas', secret: 'secret', url: github.url } },
          settings: { confirmEmail: true },
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
