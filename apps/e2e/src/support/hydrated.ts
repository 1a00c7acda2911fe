import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by the `watch` fixture when a page that was made at build time answers to presses. */
    isHydrated?: true;
  }
}

/**
 * Waits until a public page is complete, answers to presses, and has asked for what it asks for once it does. A key is
 * pressed first: some pages ask for their scripts no earlier than somebody is about to use them.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () => window.isHydrated === true && document.readyState === 'complete',
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
