import type { Browser, Locator, Page } from '@playwright/test';
import { SLOW } from '../browser/chromium.ts';
import { loadPage } from '../browser/load-page.ts';
import { mainThread } from '../browser/script-total.ts';
import type { Variant } from '../serve/variant.ts';

/** A field of text and how to get to it. */
interface Field {
  readonly name: string;
  readonly path: string;
  /** Presses what leads to it. */
  open?(page: Page): Promise<void>;
  find(page: Page): Locator;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const FIELDS: readonly Field[] = [
  {
    name: 'message to the companion',
    path: '/dashboard/companion',
    find: (page) => page.getByRole('textbox', { name: 'Write to Nafas' }),
  },
  {
    name: 'title of a goal',
    path: '/dashboard/motivation-hub',
    open: press('New Goal'),
    find: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  {
    name: 'text to be read',
    path: '/dashboard/real-time-assistance',
    open: (page) => page.getByRole('tab', { name: 'Text' }).click(),
    find: (page) => page.locator('form textarea').first(),
  },
  {
    name: 'note of a check-in',
    path: '/dashboard',
    open: async (page) => {
      await press('New Analysis')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Notes' }).click();
    },
    find: (page) => page.getByRole('dialog').locator('textarea').first(),
  },
  {
    name: 'search of the journal',
    path: '/dashboard/journal',
    find: (page) => page.getByRole('searchbox').first(),
  },
  {
    name: 'search of everything',
    path: '/dashboard',
    open: press('Search Nafas'),
    find: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    name: 'about oneself',
    path: '/dashboard/profile',
    find: (page) => page.locator('main textarea').first(),
  },
];

const WORDS = 'today was long and I felt tired but the walk was good ';
/** A fast typist's pause; slower than this is easier. */
const BETWEEN_MS = 120;
const SETTLE_MS = 1_500;

/** Script and whole tasks per key. */
export interface PerKey {
  readonly name: string;
  readonly script: number;
  readonly task: number;
}

/** Script of the main thread per key in each field, at 4x CPU, with the crisis screen loaded and what follows a pause. */
export async function typing(browser: Browser, variant: Variant): Promise<PerKey[]> {
  const found: PerKey[] = [];
  for (const { name, path, open, find } of FIELDS) {
    const route = { path, demo: true, views: path === '/dashboard' ? 6 : 1 };
    const slowness = { cpu: SLOW.cpu, bitsPerSecond: null, latencyMs: 0 };
    const options = { route, variant, slowness, saveData: false };
    found.push(
      await loadPage(browser, options, async (page) => {
        await page.waitForTimeout(SETTLE_MS);
        await open?.(page);
        const field = find(page);
        await field.click();
        // The first words load the screen and warm the code up.
        await field.pressSequentially(WORDS, { delay: BETWEEN_MS });
        await page.waitForTimeout(SETTLE_MS);
        const { script, task } = await mainThread(page, async () => {
          await field.pressSequentially(WORDS, { delay: BETWEEN_MS });
          await page.waitForTimeout(SETTLE_MS);
        });
        return { name, script: script / WORDS.length, task: task / WORDS.length };
      }),
    );
  }
  return found;
}
