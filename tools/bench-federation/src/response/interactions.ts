import type { Browser, Page } from '@playwright/test';
import { SLOW } from '../browser/chromium.ts';
import { loadPage } from '../browser/load-page.ts';
import type { Variant } from '../serve/variant.ts';
import { watchResponses, type PageResponses } from './watch-responses.ts';

/** What a person at a slow device met in one session. */
export interface SessionResponses {
  /** How many presses and keys were made. */
  readonly made: number;
  /** Each interaction that the browser reported, the slowest first. */
  readonly interactions: readonly { readonly what: string; readonly ms: number }[];
  /** As web-vitals has it: the slowest but one for each fifty. */
  readonly inp: number;
  readonly longTasks: readonly { readonly at: number; readonly ms: number; readonly of: string }[];
}

const BETWEEN_MS = 250;
const SETTLE_MS = 2_000;
/** The search of everything, in the page's head. */
const SEARCH_BOX = '[aria-keyshortcuts]';
const SLIDER = 'dialog[open] [type="range"]';

/** What is pressed, said as cheaply as can be looked for: to find it by its role takes Playwright a task of up to 250 ms in the page. */
interface Target {
  readonly css: string;
  /** All of its label or, without one, of its text. */
  readonly name?: string;
  /** Which of those that fit; the first without. */
  readonly at?: number;
}

/** Runs in the page, at each frame until it returns where a target's middle is: looks for it, and scrolls to it. */
function findMiddle({ css, name, at = 0 }: Target): readonly [number, number] | null {
  const fitting = [...document.querySelectorAll(css)].filter(
    (each) => name === undefined || (each.ariaLabel ?? each.textContent).trim() === name,
  );
  const found = fitting[at];
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Out of view, or under the page's head.
  if (found.contains(document.elementFromPoint(x, y))) return [x, y];
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** Runs in the page. */
const focusOn = (css: string) => document.querySelector<HTMLElement>(css)?.focus();

/** A hand on the page, which counts what it does. */
function handOn(page: Page) {
  let made = 0;
  const pause = () => page.waitForTimeout(BETWEEN_MS);
  async function key(name: string, times = 1) {
    for (let n = 0; n < times; n += 1) {
      await page.keyboard.press(name);
      made += 1;
      await pause();
    }
  }
  return {
    made: () => made,
    key,
    async click(target: Target) {
      const middle = await page.waitForFunction(findMiddle, target);
      // It is an array, once the wait is over.
      const [x, y] = (await middle.jsonValue()) as readonly [number, number];
      await page.mouse.click(x, y);
      made += 1;
      await pause();
    },
    async write(text: string) {
      for (const letter of text) await key(letter === ' ' ? 'Space' : letter);
    },
    async scroll(times: number) {
      for (let n = 0; n < times; n += 1) {
        await page.mouse.wheel(0, 700);
        await pause();
      }
    },
  };
}

const button = (name: string): Target => ({ css: 'button', name });
const tab = (name: string): Target => ({ css: 'main [role="tab"]', name });

/** Checks in, reads the journal and searches it, writes to the companion, and changes settings: about sixty inputs. */
async function live(page: Page): Promise<number> {
  const hand = handOn(page);
  const go = async (path: string) => {
    await hand.click({ css: `nav a[href="${path}"]` });
    await page.waitForFunction(
      (wanted) =>
        location.pathname === wanted &&
        document.querySelector('[data-feature][data-state="mounted"]') !== null,
      path,
    );
  };

  await hand.click(button('New Analysis'));
  await page.waitForSelector(SLIDER);
  await page.evaluate(focusOn, SLIDER);
  await hand.key('ArrowRight', 3);
  await hand.key('Tab');
  await hand.key('ArrowLeft', 2);
  await page.evaluate(focusOn, 'dialog[open] textarea');
  await hand.write('a calm day');
  await hand.click(button('Save analysis'));
  await page.waitForTimeout(SETTLE_MS);
  await hand.key('Escape');

  await go('/dashboard/journal');
  await hand.scroll(4);
  await hand.click({ css: '[type="search"]' });
  await hand.write('calm');
  await hand.key('Backspace', 4);
  await hand.click(tab('Month'));
  await hand.click(tab('Year'));
  await hand.click(tab('List'));

  await hand.click({ css: SEARCH_BOX });
  await page.waitForSelector('dialog[open] [role="combobox"]');
  await hand.write('sleep');
  await hand.key('ArrowDown', 2);
  await hand.key('Escape', 2);

  await go('/dashboard/companion');
  await hand.click({ css: 'main textarea' });
  await hand.write('hello');
  await hand.key('Enter');
  await page.waitForTimeout(SETTLE_MS);

  await go('/dashboard/settings');
  for (const at of [0, 1, 2]) await hand.click({ css: 'main [role="switch"]', at });
  await hand.scroll(3);
  await go('/dashboard/emotional-analysis');
  await hand.click(tab('Emotional Trends'));
  await go('/dashboard/motivation-hub');
  await hand.click(button('New Goal'));
  await hand.write('walk');
  await hand.key('Escape');
  return hand.made();
}

/** One session in the demo, begun once the dashboard stands and what follows it is done. */
export function session(
  browser: Browser,
  variant: Variant,
  cpu = SLOW.cpu,
): Promise<SessionResponses> {
  const route = { path: '/dashboard', demo: true, views: 6 };
  const slowness = { cpu, bitsPerSecond: null, latencyMs: 0 };
  const options = { route, variant, slowness, saveData: false, inPage: watchResponses };
  return loadPage(browser, options, async (page, rendered) => {
    await page.waitForTimeout(SETTLE_MS);
    const made = await live(page);
    await page.waitForTimeout(SETTLE_MS);
    const { interactions, longTasks } = await page.evaluate(() => {
      const seen = (globalThis as PageResponses).nafasResponses;
      if (!seen) throw new Error('nobody watched');
      return { interactions: [...seen.interactions.values()], longTasks: seen.longTasks };
    });
    const slowest = interactions.toSorted((a, b) => b.ms - a.ms);
    const inp = slowest[Math.min(slowest.length - 1, Math.floor(made / 50))]?.ms ?? 0;
    return {
      made,
      interactions: slowest,
      inp,
      longTasks: longTasks.filter(({ at }) => at > rendered),
    };
  });
}
