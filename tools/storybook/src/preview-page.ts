import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { DIST } from './built-stories.ts';

/** What Storybook reports once a story has rendered and its checks have run. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; result: { passes?: unknown[]; violations?: Violation[] } }[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Channel {
  on(event: string, listen: (payload: unknown) => void): void;
}

declare global {
  interface Window {
    /** The end of the story, one way or the other. */
    storyEnd: Promise<Finished | { failure: string }>;
  }
}

const ORIGIN = 'http://storybook.localhost';

/** Listens to the preview from the moment it makes its channel, before any story is drawn. */
function listen() {
  const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'configError'];
  window.storyEnd = new Promise((resolve) => {
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      set(channel: Channel) {
        const as = { value: channel, configurable: true, writable: true };
        Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', as);
        channel.on('storyFinished', (end) => resolve(end as Finished));
        for (const event of failures) {
          channel.on(event, (error) => {
            const said = error instanceof Error ? error.message : JSON.stringify(error);
            resolve({ failure: `${event}: ${said}` });
          });
        }
      },
    });
  });
}

/** Draws one story of the static build in one look and waits for its end. */
export type DrawStory = (id: string, globals: string) => Promise<Finished | { failure: string }>;

async function openPreview(page: Page): Promise<DrawStory> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(DIST, new URL(route.request().url()).pathname) }),
  );
  await page.addInitScript(listen);
  return async (id, globals) => {
    await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    return page.evaluate(() => window.storyEnd);
  };
}

/** `draw` keeps one page for all stories of a worker, so that scripts and fonts are read once. */
export const test = base.extend<object, { draw: DrawStory }>({
  draw: [
    async ({ browser }, use) => {
      // Without motion nothing is measured half way through a transition.
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await use(await openPreview(page));
      await page.close();
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
