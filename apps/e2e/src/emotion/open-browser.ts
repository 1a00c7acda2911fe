import { chromium, test, type Page } from '@playwright/test';

/** A browser on the page of the engines. */
export interface Opened {
  readonly page: Page;
  /** Addresses asked for since the page was opened. */
  readonly requests: string[];
  /** CSP violations and uncaught errors. */
  readonly faults: string[];
  close(): Promise<void>;
}

const PROBE = `addEventListener('securitypolicyviolation', (event) =>
  console.error('[csp]', event.violatedDirective, event.blockedURI))`;

/** Opens `address` in a browser whose camera and microphone are files, named by Chromium's own switches. */
export async function openBrowser(address: string, ...switches: string[]): Promise<Opened> {
  const { launchOptions } = test.info().project.use;
  const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), ...fake, ...switches],
  });
  const page = await browser.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().startsWith('[csp]')) faults.push(message.text());
  });
  await page.addInitScript(PROBE);
  await page.goto(address);
  return { page, requests, faults, close: () => browser.close() };
}
