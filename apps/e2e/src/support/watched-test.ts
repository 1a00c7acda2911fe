import { expect, test as base, type BrowserContext } from '@playwright/test';
import { followConsole, unexpected, type ExpectedConsole, type Watch } from './console.ts';

export interface WatchFixtures {
  /**
   * Collects what every page of this test complains of, in whichever window; checked at its end. A browser of the test's
   * own is followed by `followConsole`.
   */
  watch: Watch;
  /** What this file or group provokes on purpose, said by `test.use`: nothing else may stand in the console. */
  expectedConsole: ExpectedConsole;
}

/** Fails on any console error or warning, uncaught error or CSP violation. */
export const test = base.extend<WatchFixtures>({
  expectedConsole: [{}, { option: true }],
  watch: [
    async ({ browser, context, expectedConsole }, use) => {
      const watch: Watch = { violations: [], complaints: [] };
      const followed = new Set<BrowserContext>();
      const follow = async (other: BrowserContext) => {
        if (followed.has(other)) return;
        followed.add(other);
        await followConsole(other, watch);
      };
      const followOther = (other: BrowserContext) => void follow(other);
      await follow(context);
      browser.on('context', followOther);
      await use(watch);
      browser.off('context', followOther);
      expect(watch.violations, 'Content Security Policy').toEqual([]);
      expect(unexpected(watch, expectedConsole), 'console and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
