import type { Page } from '@playwright/test';

/** Something that a person reads or hears on a page: the text, and what says it. */
export interface VisibleText {
  readonly text: string;
  readonly where: string;
}

/** What stands on the page: texts and accessible names in the page's own language. */
export interface Seen {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  /** By how much the page is wider than its window, in px. */
  readonly tooWide: number;
  readonly texts: readonly VisibleText[];
}

/** Runs in the page. What says of itself that it is in another language is left out. */
function look(): Seen {
  const root = document.documentElement;
  const NAMES = [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-description',
    'aria-valuetext',
    'label',
  ];
  const ofPage = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang')?.split('-')[0] === root.lang.split('-')[0];
  const isThere = (element: Element): boolean => {
    // The choices of a closed select, and what a closed disclosure holds, have no box of their own.
    const shown = element.closest('select') ?? element.closest('details') ?? element;
    return shown.checkVisibility({ visibilityProperty: true });
  };
  const said = (element: Element, text: string, how = '') => ({
    text: text.replace(/\s+/g, ' ').trim(),
    where: `${element.tagName.toLowerCase()}${how && `[${how}]`}`,
  });
  const texts: VisibleText[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|style|noscript|template)$/i.test(element.tagName)) continue;
    if (!ofPage(element) || !isThere(element)) continue;
    for (const node of element.childNodes) {
      // What stands in a field, a person wrote.
      if (node.nodeType === Node.TEXT_NODE && element.tagName !== 'TEXTAREA')
        texts.push(said(element, node.nodeValue ?? ''));
    }
    for (const name of NAMES) texts.push(said(element, element.getAttribute(name) ?? '', name));
  }
  return {
    ...{ lang: root.lang, dir: root.dir, title: document.title },
    tooWide: root.scrollWidth - root.clientWidth,
    texts: texts.filter(({ text }) => text !== ''),
  };
}

/** What stands on the page now. */
export const seenOn = (page: Page): Promise<Seen> => page.evaluate(look);

/** Goes to another page of the product inside the one that is open, and waits until it is there and still. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(() => document.body.innerText);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await untilStill(page, before);
}

/** Waits until nothing loads and two looks, a moment apart, see the same; and something else than `before`. */
export async function untilStill(page: Page, before = ''): Promise<void> {
  await page.waitForFunction(
    (left) => {
      const now = document.body.innerText;
      const state = globalThis as { lastSeen?: string; since?: number };
      state.since ??= performance.now();
      // Two addresses may say the same.
      const isOther = now !== left || performance.now() - state.since > 2000;
      const isStill = state.lastSeen === now && isOther;
      state.lastSeen = now;
      return (
        isStill &&
        document.querySelector('h1') !== null &&
        document.querySelector(
          '[data-state="loading"], [aria-busy="true"], [data-kind="loading"]',
        ) === null
      );
    },
    before,
    { polling: 60, timeout: 15_000 },
  );
  await page.evaluate(() => delete (globalThis as { since?: number }).since);
}
