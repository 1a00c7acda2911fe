import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';

export interface Watch {
  readonly violations: string[];
  readonly errors: string[];
}

export interface TestFixtures {
  /** Collects the errors of every page of this test; checked at its end. */
  watch: Watch;
  /** Set in tests that provoke errors on purpose: these console errors are expected. */
  expectedErrors: RegExp[];
}

export interface WorkerFixtures {
  product: Product;
}

const PROBE = `addEventListener('securitypolicyviolation', (event) => {
  console.error('[csp] ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile);
});
addEventListener('nafas-hydrated', () => (window.isHydrated = true));`;

/** What React and its router warn of in production, too, such as routes without a HydrateFallback. */
const OF_THE_ROUTER = /HydrateFallback|^Warning: /;

/** Every test runs on one product per worker and fails on a CSP violation, an uncaught error, or markup that was not as made. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ context, expectedErrors }, use) => {
      const watch: Watch = { violations: [], errors: [] };
      await context.addInitScript(PROBE);
      const follow = (page: Page) => {
        page.on('pageerror', (error) => watch.errors.push(error.stack ?? error.message));
        page.on('console', (message: ConsoleMessage) => {
          const text = message.text();
          if (text.startsWith('[csp] ')) watch.violations.push(text);
          // React repairs it, but a press meanwhile is lost.
          if (/^\[nafas\] \S+ shell hydration/.test(text)) watch.errors.push(text);
          if (OF_THE_ROUTER.test(text)) watch.errors.push(text);
        });
      };
      context.on('page', follow);
      await use(watch);
      expect(watch.violations, 'Content Security Policy').toEqual([]);
      const unexpected = watch.errors.filter((text) => !expectedErrors.some((e) => e.test(text)));
      expect(unexpected, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
