import puppeteer, { type Browser, type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import type { Driver, Engine, Handle } from './engine.ts';

function toHandle(element: ElementHandle): Handle {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    async keys(...names) {
      await element.focus();
      for (const name of names) await element.press(name);
    },
  };
}

/** Makes a function of a body, in the page: what is evaluated there is no script of the page's own. */
const toFunction = (body: string) => `(function () { ${body} })`;
const toCall = (body: string, args: readonly unknown[]) =>
  `${toFunction(body)}.apply(window, ${JSON.stringify(args)})`;

/**
 * Firefox checks the integrity of a script whose load a navigation ended, and finds that nothing (this is its SHA-384)
 * is not the script. The page that would have run it is gone.
 */
const ENDED_LOAD =
  'The computed hash is “OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb”';

async function drive(browser: Browser): Promise<Driver> {
  const [page = await browser.newPage()] = await browser.pages();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!text.includes(ENDED_LOAD)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  return {
    browser: await browser.version(),
    complaints,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (body, ...args) => page.evaluate(toCall(body, args)),
    async find(body, ...args) {
      const element = (await page.evaluateHandle(toCall(body, args))).asElement();
      return element && toHandle(element as ElementHandle);
    },
    picture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}

const engine = (name: Engine['name'], options: LaunchOptions): Engine => ({
  name,
  start: async () => drive(await puppeteer.launch({ headless: true, ...options })),
});

export const chromium = engine('Chromium', {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  // As root on a closed network: no sandbox, and no connections of the browser's own.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

/** Where Firefox is. */
export const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

export const firefox = engine('Firefox', { browser: 'firefox', executablePath: FIREFOX });
