import { join } from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { DIST } from './built-stories.ts';

/** What Storybook reports once a story has rendered and its checks have run. */
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
  }
}

const ORIGIN = 'http://storybook.localhost';

/** Listens to the preview from the moment it makes its channel, before any story is drawn. */
function listen() {
  const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'configError'];
  let resolve: (end: End) => void = () => undefined;
  window.awaitStory = () => {
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

async function openPage(browser: Browser, first: string): Promise<Page> {
  // Without motion nothing is measured half way through a transition.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(DIST, new URL(route.request().url()).pathname) }),
  );
  await page.addInitScript(listen);
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story&${first}`);
  return page;
}

/** Draws one story of the static build in one look (Storybook's `globals`) and waits for its end. */
type DrawStory = (id: string, look: string) => Promise<End>;

/** One page for each look, kept for all stories of a worker: scripts and fonts are read once. */
export const test = base.extend<object, { draw: DrawStory }>({
  draw: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (id, look) => {
        const page = pages.get(look);
        if (!page) {
          const opened = await openPage(browser, `id=${id}&globals=${look}`);
          pages.set(look, opened);
          return opened.evaluate(() => window.storyEnd);
        }
        return page.evaluate((storyId) => {
          window.awaitStory();
          const story = { storyId, viewMode: 'story' };
          window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', story);
          return window.storyEnd;
        }, id);
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

/** One line for each violation and element, for the message of a failed test. */
export function violationsOf({ reporters }: Finished): string[] {
  const found = reporters.flatMap(({ result }) => result.violations ?? []);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
