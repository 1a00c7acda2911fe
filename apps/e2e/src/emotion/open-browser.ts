import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../support/browsers.ts';
import { followConsole, type Watch } from '../support/console.ts';

/** A browser on the page of the engines. */
export interface Opened {
  readonly page: Page;
  /** Addresses asked for since the page was opened. */
  readonly requests: string[];
  close(): Promise<void>;
}

/**
 * Opens `address` in a browser whose camera and microphone are files, named by Chromium's own switches. What its console says
 * goes to `watch`.
 */
export async function openBrowser(
  watch: Watch,
  address: string,
  ...switches: string[]
): Promise<Opened> {
  // The headless shell has neither the camera nor the microphone that stand in here.
  const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...(CHROMIUM.args ?? []), ...fake, ...switches],
  });
  const context = await browser.newContext();
  await followConsole(context, watch);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address);
  return { page, requests, close: () => browser.close() };
}
