import { startProduct, type Product } from './product.ts';
import { expect, test as watched } from './watched-test.ts';

export interface WorkerFixtures {
  product: Product;
}

/** Every test runs on one product per worker, and fails on what `watched-test.ts` does. */
export const test = watched.extend<object, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };
