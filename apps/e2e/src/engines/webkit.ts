import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { freePort } from '@nafas/launch/free-port';
import {
  Builder,
  Capabilities,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import type { Driver, Engine, Handle, Key } from './engine.ts';

const KEYS: Record<Key, string> = {
  Home: Keys.HOME,
  ArrowUp: Keys.ARROW_UP,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
};

function toHandle(element: WebElement): Handle {
  return {
    async click() {
      // The driver takes a corner in view for enough, and then presses a middle that is not.
      const toMiddle = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;
      await element.getDriver().executeScript(toMiddle, element);
      await element.click();
    },
    type: (text) => element.sendKeys(text),
    keys: (...names) => element.sendKeys(...names.map((name) => KEYS[name])),
  };
}

/** A screen without a monitor: WebKitGTK draws nothing without one. Xvfb takes a free number and tells it. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { process: screen, display };
}

/** Asks until the driver answers: it has no other way of saying that it listens. */
async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

async function start(): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  const driver: WebDriver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const capabilities = await driver.getCapabilities();
  return {
    browser: `WebKitGTK ${capabilities.getBrowserVersion() ?? ''}`,
    // WebDriver knows no console.
    complaints: [],
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    address: () => driver.getCurrentUrl(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    run: (body, ...args) => driver.executeScript(body, ...args),
    async find(body, ...args) {
      const element = await driver.executeScript<WebElement | null>(body, ...args);
      return element && toHandle(element);
    },
    picture: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().catch(() => undefined);
      await stop(server);
      await stop(screen.process);
    },
  };
}

/** Safari's engine as Debian packages it. */
export const webkit: Engine = { name: 'WebKit', start };
