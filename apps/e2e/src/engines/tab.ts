import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Driver, Handle } from './engine.ts';

const PATIENCE_MS = 45_000;
const library = readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** The element with this role and accessible name, found in the page as assistive technology finds it. */
const BY_ROLE = `
  const [role, pattern] = arguments;
  const found = TestingLibraryDom.queryAllByRole(document.body, role, {
    name: new RegExp(pattern, 'u'),
    queryFallbacks: true,
  });
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return found.find((each) => !top || top.contains(each)) ?? null;
`;
const BY_LABEL = `
  return TestingLibraryDom.queryAllByLabelText(document.body, new RegExp(arguments[0], 'u'), {
    selector: 'input, textarea, select',
  })[0] ?? null;
`;

/** A pattern of just this text. */
const exactly = (text: string) => `^${text.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&')}$`;

const isIn = (wanted: string | RegExp, text: string) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** A browser window as a person sees and uses it, in any engine. Each method waits for the element it needs. */
export class Tab {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Waits until `look` gives something, and gives it. */
  async until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const seen = await look().catch(() => null);
      if (seen) return seen;
      if (Date.now() > end) {
        // Without the navigation: a run's summary shows the first lines of an error.
        const main = `return (document.querySelector('main') ?? document.body).innerText`;
        const text = await this.driver.run(main).catch(String);
        throw new Error(
          `${this.driver.browser}: ${what} did not come at ${await this.driver.address()}:\n${String(text)}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #query(body: string, ...args: readonly string[]): Promise<Handle | null> {
    if ((await this.driver.run('return typeof TestingLibraryDom')) === 'undefined') {
      await this.driver.run(
        `${await library}; window.TestingLibraryDom = this.TestingLibraryDom ?? TestingLibraryDom;`,
      );
    }
    return this.driver.find(body, ...args);
  }

  /** Waits for the element of this role whose whole accessible name is `name`. */
  find(role: string, name: string): Promise<Handle> {
    return this.until(`${role} “${name}”`, () => this.#query(BY_ROLE, role, exactly(name)));
  }

  async press(role: string, name: string): Promise<void> {
    await (await this.find(role, name)).click();
  }

  /** Types into the field with this label. */
  async fill(label: string, text: string): Promise<void> {
    const field = await this.until(`field “${label}”`, () => this.#query(BY_LABEL, exactly(label)));
    await field.type(text);
  }

  /** All that is to be read on the page. */
  async text(): Promise<string> {
    return String(await this.driver.run('return document.body.innerText'));
  }

  /** Waits until this is to be read on the page. */
  async sees(text: string | RegExp): Promise<void> {
    await this.until(String(text), async () => isIn(text, await this.text()));
  }

  /** Waits until this can’t be read on the page any more. */
  async losesSightOf(selector: string): Promise<void> {
    await this.until(
      `the end of ${selector}`,
      async () =>
        (await this.driver.run(`return document.querySelector(arguments[0])`, selector)) === null,
    );
  }

  /** Presses until it has had its effect: what is above it may grow, and move it, while it is being pressed. */
  async pressUntil(
    role: string,
    name: string,
    what: string,
    hasHappened: () => Promise<boolean>,
  ): Promise<void> {
    await this.until(what, async () => {
      if (await hasHappened()) return true;
      await (await this.#query(BY_ROLE, role, exactly(name)))?.click();
      const end = Date.now() + PATIENCE_MS / 10;
      while (Date.now() < end) {
        if (await hasHappened()) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    });
  }

  /** Presses a link until it has led to this address. */
  follow(name: string, url: string): Promise<void> {
    return this.pressUntil('link', name, url, async () => (await this.driver.address()) === url);
  }

  /** Whether there is such an element now. */
  async has(role: string, name: string): Promise<boolean> {
    return (await this.#query(BY_ROLE, role, exactly(name))) !== null;
  }

  /** Waits until the window is at this address. */
  async arrivesAt(url: string): Promise<void> {
    await this.until(url, async () => (await this.driver.address()) === url);
  }
}
