import { join } from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { DIST } from './built-stories.ts';

/** Storybook's report once a story has rendered and its checks have run. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result: { passes?: unknown[]; violations?: Violation[] } }[];
}

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Channel {
  on(event: string, listen: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

type End = Finished | { failure: string };

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    /** The end of the story that is being drawn, one way or the other. */
    storyEnd: Promise<End>;
    /** Promises the end of the next story anew. */
    awaitStory: () => void;
    /** Begins the row of random numbers again. */
    restartRandom: () => void;
  }
}

const ORIGIN = 'http://storybook.localhost';

/** Listens to the preview from the moment it makes its channel, before any story is drawn. */
function listen() {
  const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'configError'];
  let resolve: (end: End) => void = () => undefined;
  window.awaitStory = () => {
    window.restartRandom();
    window.storyEnd = new Promise((settle) => (resolve = settle));
  };
  window.awaitStory();
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    set(value: Channel) {
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', { value, writable: true });
      value.on('storyFinished', (end) => resolve(end as Finished));
      for (const event of failures) {
        value.on(event, (error) => {
          const said = error instanceof Error ? error.message : JSON.stringify(error);
          resolve({ failure: `${event}: ${said}` });
        });
      }
    },
  });
}

/** The day of every story: what is shown relative to today must not change with the calendar. */
const NOW = new Date('2026-11-20T09:30:00Z');

/** The same "random" numbers for every story, so that sample figures can be compared with a picture. */
function repeatRandom() {
  let seed = 1;
  window.restartRandom = () => (seed = 1);
  Math.random = () => {
    // mulberry32
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * With a clock that stands, an idle page never has time left: what is done a piece at a time would take ten seconds. Without
 * idle callbacks, as in Safari, it is done at once.
 */
function haveNoIdleCallbacks() {
  Object.defineProperty(window, 'requestIdleCallback', { value: undefined });
}

const HEIGHT = 640;

async function openPage(browser: Browser, first: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    // Without motion nothing is measured half way through a transition.
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHT },
    timezoneId: 'Asia/Riyadh',
    locale: 'en-GB',
  });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(repeatRandom);
  await page.addInitScript(haveNoIdleCallbacks);
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(DIST, new URL(route.request().url()).pathname) }),
  );
  await page.addInitScript(listen);
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&${first}`);
  return page;
}

/** Draws one story of the static build in one look (Storybook's `globals`) at a width in px, and waits for its end. */
type DrawStory = (id: string, look: string, width: number) => Promise<{ end: End; page: Page }>;

/** One page for each look, kept for all stories of a worker: scripts and fonts are read once. */
export const test = base.extend<object, { draw: DrawStory }>({
  draw: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (id, look, width) => {
        const page = pages.get(look);
        if (!page) {
          const opened = await openPage(browser, `id=${id}&globals=${look}`, width);
          pages.set(look, opened);
          return { end: await opened.evaluate(() => window.storyEnd), page: opened };
        }
        if (page.viewportSize()?.width !== width) {
          await page.setViewportSize({ width, height: HEIGHT });
        }
        const end = await page.evaluate((storyId) => {
          window.awaitStory();
          const story = { storyId, viewMode: 'story' };
          window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', story);
          return window.storyEnd;
        }, id);
        return { end, page };
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

/** One line for each violation and element, for the message of a failed test. */
export function formatViolations({ reporters }: Finished): string[] {
  const found = reporters.flatMap(({ result }) => result.violations ?? []);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
