import type { Browser, BrowserContext } from '@playwright/test';

/** Where a browser stands among all there could be, from 0 to 1: each app has its trials in another part of them. */
export async function setBucket(context: BrowserContext, bucket: number): Promise<void> {
  await context.addInitScript((own) => {
    // The blank page before the first address has no storage.
    if (self.origin !== 'null') localStorage.setItem('nafas.bucket.v1', own);
  }, String(bucket));
}

/** Ten browsers of the same person, evenly spread over all there could be: one of them gets a trial of 10 %. */
export async function tenBrowsers(
  browser: Browser,
  signedIn: BrowserContext,
): Promise<BrowserContext[]> {
  const storageState = await signedIn.storageState();
  return Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const context = await browser.newContext({ storageState });
      await setBucket(context, index / 10 + 0.05);
      return context;
    }),
  );
}
